// jsdom has no canvas. Konva gets one with real pixels, so that its hit detection works in component tests.
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

const canvasBehind = new WeakMap<object, Canvas>();
const patched = new WeakSet<SKRSContext2D>();

/** Lets drawImage take a page canvas: the native context only knows native ones. */
function acceptPageCanvases(context: SKRSContext2D): SKRSContext2D {
  if (!patched.has(context)) {
    patched.add(context);
    const drawNative = context.drawImage.bind(context) as (...args: unknown[]) => void;
    context.drawImage = (image: object, ...rest: unknown[]) => drawNative(canvasBehind.get(image) ?? image, ...rest);
  }
  return context;
}

HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement) {
  let native = canvasBehind.get(this);
  if (!native) {
    native = createCanvas(this.width || 1, this.height || 1);
    canvasBehind.set(this, native);
  }
  return acceptPageCanvases(native.getContext('2d'));
} as never;

for (const side of ['width', 'height'] as const) {
  const original = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, side);
  if (!original?.set) throw new Error(`jsdom's canvas has no settable ${side}`);
  const setOnPage = original.set;
  Object.defineProperty(HTMLCanvasElement.prototype, side, {
    ...original,
    set(this: HTMLCanvasElement, pixels: number) {
      setOnPage.call(this, pixels);
      const native = canvasBehind.get(this);
      if (native) native[side] = pixels;
    },
  });
}

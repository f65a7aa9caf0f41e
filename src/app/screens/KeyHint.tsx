/** The key that does the same; a screen reader is told by `aria-keyshortcuts`. */
export function KeyHint({ name }: { name: string }) {
  return (
    <kbd>
      <span aria-hidden="true">{name}</span>
    </kbd>
  );
}

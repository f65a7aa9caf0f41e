/**
 * Labels of a path search (a place reached in one particular way) and a binary heap of them, least key first; of equal
 * keys the label made first, so that a search always gives the same paths. Arrays grow and are used again.
 */
export class LabelHeap {
  at = new Int32Array(256);
  cost = new Int32Array(256);
  risk = new Int32Array(256);
  previous = new Int32Array(256);
  used = 0;
  private key = new Float64Array(256);
  private heap = new Int32Array(256);
  private size = 0;

  clear(): void {
    this.used = 0;
    this.size = 0;
  }

  /** Makes a label and puts it into the heap; returns its index. */
  push(at: number, cost: number, risk: number, previous: number, key: number): number {
    const label = this.used++;
    if (label === this.at.length) this.grow();
    this.at[label] = at;
    this.cost[label] = cost;
    this.risk[label] = risk;
    this.previous[label] = previous;
    this.key[label] = key;
    let place = this.size++;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!this.isBefore(label, this.heap[parent])) break;
      this.heap[place] = this.heap[parent];
      place = parent;
    }
    this.heap[place] = label;
    return label;
  }

  /** Takes the label with the least key, -1 if there is none left. */
  pop(): number {
    if (this.size === 0) return -1;
    const least = this.heap[0];
    const moved = this.heap[--this.size];
    let place = 0;
    for (let child = 1; child < this.size; child = 2 * place + 1) {
      if (child + 1 < this.size && this.isBefore(this.heap[child + 1], this.heap[child])) child += 1;
      if (!this.isBefore(this.heap[child], moved)) break;
      this.heap[place] = this.heap[child];
      place = child;
    }
    this.heap[place] = moved;
    return least;
  }

  private isBefore(a: number, b: number): boolean {
    return this.key[a] < this.key[b] || (this.key[a] === this.key[b] && a < b);
  }

  private grow(): void {
    const longer = (old: Int32Array) => {
      const array = new Int32Array(old.length * 2);
      array.set(old);
      return array;
    };
    this.at = longer(this.at);
    this.cost = longer(this.cost);
    this.risk = longer(this.risk);
    this.previous = longer(this.previous);
    this.heap = longer(this.heap);
    const keys = new Float64Array(this.key.length * 2);
    keys.set(this.key);
    this.key = keys;
  }
}

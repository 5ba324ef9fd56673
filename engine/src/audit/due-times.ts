import type { Place } from '../kernel/index.ts';

/** Longest time between two events that counts as busy time of the shop: one minute. */
const GAP_MAX_MS = 60_000;
/** How long a due matter may take, milliseconds of busy time. */
const GRACE_MS = 600_000;

interface Due {
  readonly place: Place;
  readonly at: number;
}

/** Heap size below which a scan for ended matters is not worth it. */
const HEAP_MIN = 64;

/** The matters that have begun and not ended. */
interface OpenMatters {
  readonly size: number;
  has(place: Place): boolean;
}

/** Tracks which open matters are due, and since when. It uses busy time, so that an outage makes nobody late. */
export class DueTimes {
  readonly #open: OpenMatters;
  /** binary heap, the earliest first; at most half of it ended before its time */
  #heap: Due[] = [];
  /** due matters in the order in which they became due; `at` in busy time */
  #late: Due[] = [];
  #busy = 0;
  #now = 0;

  constructor(open: OpenMatters) {
    this.#open = open;
  }

  /** @param place place of a matter that is open already */
  add(place: Place, at: number): void {
    if (this.#heap.length >= Math.max(HEAP_MIN, 2 * this.#open.size)) this.#forgetEnded();
    this.#push({ place, at });
  }

  #forgetEnded(): void {
    const all = this.#heap;
    this.#heap = [];
    for (const due of all) if (this.#open.has(due.place)) this.#push(due);
  }

  #push(due: Due): void {
    const { at } = due;
    this.#heap.push(due);
    let child = this.#heap.length - 1;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if (this.#at(parent) <= at) break;
      this.#swap(child, parent);
      child = parent;
    }
  }

  /** Advances to a time. @returns the matter that is open longer than allowed */
  lateAt(time: number): Place | undefined {
    if (time > this.#now) {
      if (this.#now > 0) this.#busy += Math.min(time - this.#now, GAP_MAX_MS);
      this.#now = time;
    }
    while (this.#at(0) <= time) {
      const { place } = this.#pop();
      if (this.#open.has(place)) this.#late.push({ place, at: this.#busy });
    }
    return this.#late.length === 0 ? undefined : this.#oldestLate();
  }

  #oldestLate(): Place | undefined {
    const first = this.#late.findIndex(({ place }) => this.#open.has(place));
    this.#late.splice(0, first === -1 ? this.#late.length : first);
    const [oldest] = this.#late;
    return oldest !== undefined && this.#busy - oldest.at > GRACE_MS ? oldest.place : undefined;
  }

  #at(index: number): number {
    return this.#heap[index]?.at ?? Infinity;
  }

  #pop(): Due {
    const [top] = this.#heap;
    const last = this.#heap.pop();
    if (top === undefined || last === undefined) throw new RangeError('nothing is due');
    if (this.#heap.length > 0) this.#sink(last);
    return top;
  }

  #sink(due: Due): void {
    this.#heap[0] = due;
    let parent = 0;
    for (;;) {
      const left = 2 * parent + 1;
      const child = this.#at(left + 1) < this.#at(left) ? left + 1 : left;
      if (this.#at(child) >= this.#at(parent)) return;
      this.#swap(child, parent);
      parent = child;
    }
  }

  #swap(a: number, b: number): void {
    const [one, other] = [this.#heap[a], this.#heap[b]];
    if (one === undefined || other === undefined) return;
    this.#heap[a] = other;
    this.#heap[b] = one;
  }
}

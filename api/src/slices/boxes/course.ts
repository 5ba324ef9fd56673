import { toGems } from '@skins/engine/kernel';

const HOUR_MS = 3_600_000;

/** Totals of opens for the house, in 1/10,000 gem, added in log order. */
export class Course {
  #staked = 0;
  #returned = 0;
  #largest = 0;
  #highest = 0;
  #exposure = 0;
  readonly #hours = new Map<number, number>();

  add(time: number, staked: number, returned: number): void {
    this.#staked += staked;
    this.#returned += returned;
    this.#largest = Math.max(this.#largest, returned);
    const net = this.#staked - this.#returned;
    this.#highest = Math.max(this.#highest, net);
    this.#exposure = Math.max(this.#exposure, this.#highest - net);
    const hour = time - (time % HOUR_MS);
    this.#hours.set(hour, (this.#hours.get(hour) ?? 0) + staked - returned);
  }

  /** Returns the totals in gems; null if nothing was staked. */
  told() {
    if (this.#staked === 0) return null;
    const [hour, net] = [...this.#hours].reduce((worst, one) => (one[1] < worst[1] ? one : worst));
    return {
      staked: toGems(this.#staked),
      returned: toGems(this.#returned),
      rtp: this.#returned / this.#staked,
      exposure: toGems(this.#exposure),
      largest: toGems(this.#largest),
      worst: { hour, net: toGems(net) },
    };
  }
}

import { CATALOGUE_STREAM, SkinListed } from '@skins/engine/catalogue';
import type { Game } from '../../foundation/game/game.ts';
import { readRecorded } from '../../foundation/runtime/logged-event.ts';

/** A skin's price in 1/10,000 gem, and its start in milliseconds since 1970. */
interface PriceVersion {
  readonly price: number;
  readonly from: number;
}

/** Prices of each skin, read incrementally from the log. */
export class PriceHistory {
  readonly #game: Pick<Game, 'store' | 'shop'>;
  readonly #prices = new Map<string, PriceVersion[]>();
  #read = 0;
  #reading: Promise<void> = Promise.resolve();

  constructor(game: Pick<Game, 'store' | 'shop'>) {
    this.#game = game;
  }

  /** Returns the oldest first; a listing without a price change is left out. */
  async of(skinId: string): Promise<readonly PriceVersion[]> {
    await this.#catchUp();
    return this.#prices.get(skinId) ?? [];
  }

  /** Returns the lowest price of each skin. */
  async lowest(): Promise<ReadonlyMap<string, number>> {
    await this.#catchUp();
    return new Map(
      [...this.#prices].map(([skinId, versions]) => [
        skinId,
        Math.min(...versions.map(({ price }) => price)),
      ]),
    );
  }

  // One reader at a time, so that no listing is read twice.
  #catchUp(): Promise<void> {
    const next = this.#reading.then(() => this.#readOn());
    this.#reading = next.catch(() => undefined);
    return next;
  }

  async #readOn(): Promise<void> {
    for (const recorded of await this.#game.store.readStream(CATALOGUE_STREAM, this.#read + 1)) {
      const { event, meta } = readRecorded(recorded, this.#game.shop.codec);
      this.#read = recorded.version;
      // Old listings have no start time; they took effect at once.
      if (SkinListed.is(event)) this.#note(event.data.skinId, event.data.price, event.data.from || meta.time);
    }
  }

  #note(skinId: string, price: number, from: number): void {
    const versions = this.#prices.get(skinId) ?? [];
    if (versions.at(-1)?.price !== price) versions.push({ price, from });
    this.#prices.set(skinId, versions);
  }
}

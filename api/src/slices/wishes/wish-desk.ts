import { type BeaconNow, FULL_SEAL_BEFORE_MS } from '@skins/engine/fairness';
import { HOUR_MS, flowActor, houseDay, startOfHouseDay, streamOf } from '@skins/engine/kernel';
import {
  type PlantingNow,
  type SharesNow,
  WISH_HOUSE,
  WISH_TERMS,
  type Wish,
  WishFrozen,
  WishVoided,
  expireWish,
  houseWishText,
  plantHouseWish,
  sealWish,
  wishPhaseOf,
  wishStream,
} from '@skins/engine/wishes';
import type { BeaconDesk } from '../../foundation/beacon/index.ts';
import { type FreezeReading, FreezeWatch, sealFrozen } from '../../foundation/draws/index.ts';
import type { Message } from '../../foundation/flows/outside.ts';
import type { Game } from '../../foundation/game/game.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';

const ID_DIGITS = 12;

/** Queries of wishes over the whole log. */
export interface WishReading extends FreezeReading {
  /** Returns growing wishes, with the skin and the price in 1/10,000 gem at which they were planted. */
  growing(): readonly { readonly id: string; readonly skin: string; readonly price: number }[];
}

interface Parts {
  readonly game: Game;
  readonly beacons: Pick<BeaconDesk, 'newest' | 'refresh' | 'fixedOn'>;
  /** resolves once the lists are open */
  readonly lists: Promise<WishReading>;
}

/** The service's side of wishes: what their shares depend on, the checkpoints over full ones, and those of the house. */
export class WishDesk {
  readonly #game: Game;
  readonly #beacons: Parts['beacons'];
  readonly #lists: Promise<WishReading>;
  readonly #watch: FreezeWatch;

  constructor({ game, beacons, lists }: Parts) {
    this.#game = game;
    this.#beacons = beacons;
    this.#lists = lists;
    this.#watch = new FreezeWatch(game, {
      isFreeze: WishFrozen.is,
      isLate: (event) => WishVoided.is(event) && event.data.reason === 'late',
    });
  }

  /** Carries out the calls of a wish's flow. Idempotent. */
  readonly port = ({ key }: Message): Promise<void> => {
    const stream = streamOf(key);
    return sealFrozen(this.#game, stream, {
      command: sealWish,
      streams: this.#game.streams.wish,
      waiting: (state) => (wishPhaseOf(state) === 'frozen' ? state.frozen : undefined),
      beforeMs: FULL_SEAL_BEFORE_MS,
      heardAt: () => this.#watch.frozenAt(stream),
      lists: this.#lists,
    });
  };

  async read(wishId: string): Promise<Wish> {
    return (await this.#game.streams.wish.read(wishStream(wishId))).state;
  }

  /**
   * Returns a wish as decided, for use in a decision.
   * @throws ToBeRead if it is not in memory
   */
  decided(wishId: string): Wish {
    return this.#game.streams.wish.decided(wishStream(wishId));
  }

  /** Asks for the beacon's newest round, so that last shares may be sold. */
  refresh(): Promise<void> {
    return this.#beacons.refresh();
  }

  /** Returns the beacon for a new wish; undefined if this shop has none. */
  async chain(): Promise<BeaconNow['chain'] | undefined> {
    return (await this.#beacons.fixedOn())?.chain;
  }

  readonly priceAt =
    (time: number): SharesNow['priceOf'] =>
    (skinId) =>
      this.#game.catalogueAt(time).skins.get(skinId)?.price;

  /** Returns what the sale of shares depends on at a time. */
  now(time: number): SharesNow {
    // A game that is closed sells no last share: everything goes back at the deadline.
    const beacon = this.isOpen(time) ? this.#beacons.newest() : undefined;
    return { time, priceOf: this.priceAt(time), beacon };
  }

  /** Returns what a new wish depends on at a time. */
  planting(time: number, chain: BeaconNow['chain'] | undefined): PlantingNow {
    return {
      time,
      rules: this.#game.rulesAt(WISH_TERMS, time),
      priceOf: this.priceAt(time),
      chain: this.#watch.isLate(time) ? undefined : chain,
    };
  }

  /** Returns whether wishes are open: not stopped, not switched off, and not late three times in an hour. */
  isOpen(time: number): boolean {
    return this.#game.closedAt('wishes', time) === undefined && !this.#watch.isLate(time);
  }

  /** Returns when the house plants next, in milliseconds since 1970; null: never. */
  nextPlanting(time: number): number | null {
    const { aDay, skins, hour } = this.#game.rulesAt(WISH_HOUSE, time).content;
    if (aDay === 0 || skins.length === 0) return null;
    const offset = this.#game.houseOffset(time);
    const today = startOfHouseDay(houseDay(time, offset), offset) + hour * HOUR_MS;
    return time < today ? today : today + 24 * HOUR_MS;
  }

  /** Takes back wishes whose price changed, and plants those of the house. */
  async sweep(): Promise<void> {
    const lists = await this.#lists;
    const priceOf = this.priceAt(this.#game.clock());
    for (const { id, skin, price } of lists.growing()) if (priceOf(skin) !== price) await this.expire(id);
    await this.plantForHouse();
  }

  /** Takes back a wish whose price changed. */
  async expire(wishId: string): Promise<void> {
    const stream = wishStream(wishId);
    await this.#game.runtime.execute({
      command: expireWish,
      streams: this.#game.streams.wish,
      stream,
      commandId: `${stream}/price/${this.#game.clock()}`,
      input: {},
      actor: flowActor(stream),
      context: ({ time }) => this.now(time),
    });
  }

  /** Plants the wishes of the house's day, once each, while the game is open. */
  async plantForHouse(): Promise<void> {
    const game = this.#game;
    const now = game.clock();
    const { aDay, skins, hour } = game.rulesAt(WISH_HOUSE, now).content;
    const offset = game.houseOffset(now);
    const day = houseDay(now, offset);
    if (skins.length === 0 || now < startOfHouseDay(day, offset) + hour * HOUR_MS || !this.isOpen(now))
      return;
    const chain = await this.chain();
    if (chain === undefined) return;
    for (let n = 1; n <= aDay; n += 1) {
      const stream = wishStream(nativeSha256(houseWishText(day, n)).slice(0, ID_DIGITS));
      if ((await game.streams.wish.read(stream)).state.planted !== undefined) continue;
      await game.runtime.execute({
        command: plantHouseWish,
        streams: game.streams.wish,
        stream,
        commandId: `${stream}/plant`,
        input: { day, n },
        actor: flowActor(stream),
        context: ({ time }) => ({
          ...this.planting(time, chain),
          house: game.rulesAt(WISH_HOUSE, time),
          houseOffset: game.houseOffset(time),
        }),
      });
    }
  }
}

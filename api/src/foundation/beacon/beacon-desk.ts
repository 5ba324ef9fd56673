import { type BeaconChain, type BeaconRound, independentChain, timeOfRound } from '@skins/engine/fairness';
import { LruMap } from '../cache/lru-map.ts';
import type { AskBeacon } from '../flows/index.ts';
import { NotOutYet } from '../flows/index.ts';
import { type Beacon, BeaconFailed } from './beacon.ts';

/** The beacon on which draws are fixed. */
interface FixedOn {
  readonly chain: BeaconChain;
  /** true if the shop has, or may have, the beacon's key; such a beacon does not count as independent */
  readonly steerable: boolean;
}

/** A round that was verified here as the newest. */
interface Newest {
  readonly chain: BeaconChain;
  readonly newest: number;
  /** milliseconds since 1970 */
  readonly seen: number;
}

/** How long a newest round counts as such, milliseconds. */
const FRESH_MS = 15_000;
/** Time after which it is asked for again, milliseconds. */
const AGAIN_MS = 5_000;

/** Verified rounds that are kept: draws of one period share a round. */
const ROUNDS_KEPT = 100;

/** The status of the last request. */
interface BeaconStanding {
  readonly kind: Beacon['kind'];
  /** time of the last answer, in milliseconds since 1970; undefined before the first */
  readonly answered: number | undefined;
  /** why the last request failed; undefined if it did not */
  readonly trouble: string | undefined;
}

/** The shop's access to public beacons: the one for new draws, and those that earlier draws may wait for. */
export class BeaconDesk {
  readonly #chosen: Beacon | undefined;
  readonly #others: readonly Beacon[];
  readonly #clock: () => number;
  #answered: number | undefined;
  #trouble: string | undefined;
  #newest: Newest | undefined;
  #asking: Promise<void> | undefined;
  /** by chain and number; also those that are being asked for */
  readonly #rounds = new LruMap<string, Promise<BeaconRound>>(ROUNDS_KEPT);

  /** @param chosen undefined: new draws have no beacon */
  constructor(chosen: Beacon | undefined, others: readonly Beacon[], clock: () => number) {
    this.#chosen = chosen;
    this.#others = others;
    this.#clock = clock;
  }

  /** Returns the beacon for new draws; undefined if this shop has none. */
  async fixedOn(): Promise<FixedOn | undefined> {
    const chain = await this.#chosen?.chain();
    return chain && { chain, steerable: independentChain(chain.hash) === undefined };
  }

  /**
   * Returns the newest round, if it was verified lately and fits the clock within a period: only then is it known which
   * rounds are not out.
   */
  newest(): Newest | undefined {
    const known = this.#newest;
    if (known === undefined || this.#clock() - known.seen > FRESH_MS) return undefined;
    const { chain, newest, seen } = known;
    const behind = seen - timeOfRound(chain, newest);
    return behind >= -chain.period && behind <= 2 * chain.period ? known : undefined;
  }

  /** Asks for the newest round, unless that was done just now. Never throws: `newest` says whether one is known. */
  async refresh(): Promise<void> {
    const chosen = this.#chosen;
    if (chosen === undefined) return;
    if (this.#newest !== undefined && this.#clock() - this.#newest.seen < AGAIN_MS) return;
    this.#asking ??= this.#ask(chosen).finally(() => (this.#asking = undefined));
    await this.#asking;
  }

  async #ask(chosen: Beacon): Promise<void> {
    try {
      const chain = await chosen.chain();
      const { round: newest } = await this.#noted(chosen, () => chosen.latest());
      this.#newest = { chain, newest, seen: this.#clock() };
    } catch {
      // It is noted as the beacon's trouble.
    }
  }

  /** Answers the beacon requests of flows. */
  ask: AskBeacon = async ({ chain, round }) => {
    for (const beacon of [this.#chosen, ...this.#others])
      if (beacon !== undefined && (await beacon.chain()).hash === chain)
        return { ...(await this.#round(beacon, chain, round)) };
    throw new BeaconFailed(`this shop cannot ask the chain ${chain}`);
  };

  #round(beacon: Beacon, chain: string, round: number): Promise<BeaconRound> {
    const name = `${chain} ${round}`;
    const known = this.#rounds.get(name);
    if (known !== undefined) return known;
    const asked = this.#noted(beacon, () => beacon.round(round)).catch((error: unknown) => {
      // The next request asks again.
      this.#rounds.delete(name);
      throw error;
    });
    this.#rounds.set(name, asked);
    return asked;
  }

  /** The status of the chosen beacon; undefined if this shop has none. */
  get standing(): BeaconStanding | undefined {
    return this.#chosen && { kind: this.#chosen.kind, answered: this.#answered, trouble: this.#trouble };
  }

  /** Records the outcome of a request; only the chosen beacon affects the status. */
  async #noted<T>(beacon: Beacon, ask: () => Promise<T>): Promise<T> {
    try {
      const answer = await ask();
      if (beacon === this.#chosen) [this.#answered, this.#trouble] = [this.#clock(), undefined];
      return answer;
    } catch (error) {
      if (beacon === this.#chosen && !(error instanceof NotOutYet))
        this.#trouble = error instanceof Error ? error.message : String(error);
      throw error;
    }
  }
}

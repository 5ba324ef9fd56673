import { type BeaconChain, independentChain } from '@skins/engine/fairness';
import type { AskBeacon } from '../flows/index.ts';
import { NotOutYet } from '../flows/index.ts';
import { type Beacon, BeaconFailed } from './beacon.ts';

/** The beacon that draws are fixed on. */
interface FixedOn {
  readonly chain: BeaconChain;
  /** the shop has its key, or may have: it counts as none */
  readonly steerable: boolean;
}

/** How the last question went. */
interface BeaconStanding {
  readonly kind: Beacon['kind'];
  /** milliseconds since 1970; undefined before the first answer */
  readonly answered: number | undefined;
  /** why the last question failed; undefined where it did not */
  readonly trouble: string | undefined;
}

/** The shop's side of public beacons: the one that new draws are fixed on, and those that earlier ones may wait for. */
export class BeaconDesk {
  readonly #chosen: Beacon | undefined;
  readonly #others: readonly Beacon[];
  readonly #clock: () => number;
  #answered: number | undefined;
  #trouble: string | undefined;

  /** @param chosen undefined: new draws have none */
  constructor(chosen: Beacon | undefined, others: readonly Beacon[], clock: () => number) {
    this.#chosen = chosen;
    this.#others = others;
    this.#clock = clock;
  }

  /** Undefined where this shop has no beacon. */
  async fixedOn(): Promise<FixedOn | undefined> {
    const chain = await this.#chosen?.chain();
    return chain && { chain, steerable: independentChain(chain.hash) === undefined };
  }

  /** What flows ask. */
  ask: AskBeacon = async ({ chain, round }) => {
    for (const beacon of [this.#chosen, ...this.#others])
      if (beacon !== undefined && (await beacon.chain()).hash === chain)
        return this.#noted(beacon, async () => ({ ...(await beacon.round(round)) }));
    throw new BeaconFailed(`this shop cannot ask the chain ${chain}`);
  };

  /** Undefined where this shop has no beacon. */
  get standing(): BeaconStanding | undefined {
    return this.#chosen && { kind: this.#chosen.kind, answered: this.#answered, trouble: this.#trouble };
  }

  /** Only the chosen one stands for how the shop is. */
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

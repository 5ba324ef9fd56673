import type { EventKind } from './event.ts';
import { type Desk, type Follow, follow } from './audit.ts';

/** A fact in force from a time on, in milliseconds since 1970, and the command that wrote it. */
interface Dated<Fact> {
  readonly from: number;
  readonly command: string;
  readonly fact: Fact;
}

/** Milliseconds after which a fact has replaced the earlier ones for every node: clocks differ by seconds. */
const SETTLED_MS = 3_600_000;

/** Facts of an audit that changes put in force from a time on: by id, in log order, without stopped changes. */
export class DatedFacts<Fact> {
  readonly #known = new Map<string, readonly Dated<Fact>[]>();
  /** the command that approved each proposal */
  readonly #approvals = new Map<string, string>();

  put({ time, command }: Desk, id: string, from: number, fact: Fact): undefined {
    const known = this.#known.get(id) ?? [];
    const settled = known.findLastIndex((one) => one.from <= time - SETTLED_MS);
    // A fact without a time takes effect at once, so earlier ones do not matter.
    const before = from === 0 ? [] : known.slice(Math.max(0, settled));
    this.#known.set(id, [...before, { from, command, fact }]);
  }

  approve({ stream, command }: Desk, proposalId: string): undefined {
    this.#approvals.set(`${stream} ${proposalId}`, command);
  }

  stop({ stream }: Desk, proposalId: string): undefined {
    const stopped = this.#approvals.get(`${stream} ${proposalId}`);
    if (stopped === undefined) return;
    for (const [id, known] of this.#known)
      if (known.some(({ command }) => command === stopped))
        this.#known.set(
          id,
          known.filter(({ command }) => command !== stopped),
        );
  }

  /** Returns an id's fact in force at a time; undefined if there is none. */
  at(id: string, time: number): Fact | undefined {
    return this.#known.get(id)?.findLast(({ from }) => from <= time)?.fact;
  }
}

interface Proposal {
  readonly proposalId: string;
}

/** Undoes what a stopped change published. @param factsOf selects the facts from the slice's shop books */
export const followStops = <Own, Shop>(
  approved: EventKind<string, Proposal>,
  stopped: EventKind<string, Proposal>,
  factsOf: (shop: Shop) => Pick<DatedFacts<unknown>, 'approve' | 'stop'>,
): readonly Follow<Own, Shop>[] => [
  follow(approved, (desk, { proposalId }, { shop }) => factsOf(shop).approve(desk, proposalId)),
  follow(stopped, (desk, { proposalId }, { shop }) => factsOf(shop).stop(desk, proposalId)),
];

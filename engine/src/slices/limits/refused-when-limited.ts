import type { AnyEvent, Guard, Measured } from '../../kernel/index.ts';
import { WalletPosted } from '../wallet/index.ts';
import {
  type Braked,
  type Identity,
  type LimitReached,
  type PlayBraked,
  brakedAt,
  minuteOf,
  playBrakedAt,
  reachedBy,
} from './brakes.ts';
import { type Policy, termsOf } from './events.ts';
import { type Limits, escrowed } from './state.ts';

/** The reasons that a command is refused by the player's own limits or the shop's policy. */
export type LimitedRejection = Braked | PlayBraked | LimitReached | { readonly code: 'one-at-a-time' };

/** The matter that a player's command begins by its measures: a play, or an order of gems. */
export type Begins = 'play' | 'order';

interface Holding<State> {
  readonly weighed: Weighing;
  readonly policyAt: (time: number) => Policy;
  /** house offset at a time, in minutes ahead of UTC */
  readonly houseOffset: (time: number) => number;
  readonly identityOf: (state: State) => Identity;
}

/**
 * Refuses a player's command that begins a play or an order if their own limits or the policy do not allow it. The
 * staked or
 * ordered amount comes from the measures of its events, so any game is limited.
 */
export const refusedWhenLimited = <State extends { readonly limits: Limits }>(
  begins: Begins,
  { weighed, policyAt, houseOffset, identityOf }: Holding<State>,
): Guard<State, LimitedRejection> => {
  const before = begins === 'play' ? beforePlay : brakedAt;
  return {
    before: (state, time) => before(state.limits, policyAt(time), identityOf(state), time, houseOffset(time)),
    after: ({ limits }, events, time) =>
      after(limits, policyAt(time), weighed(events), time, houseOffset(time)),
  };
};

const beforePlay = (limits: Limits, policy: Policy, identity: Identity, time: number, offset: number) =>
  brakedAt(limits, policy, identity, time) ??
  playBrakedAt(limits, policy, time, offset) ??
  reachedBy(limits, policy, 'time', minuteOf(limits.usage, time), time, offset);

function after(
  limits: Limits,
  policy: Policy,
  { plays, stake, ordered }: Weight,
  time: number,
  offset: number,
): LimitedRejection | undefined {
  if (plays > 1 && !termsOf(policy.pack).multiOpen) return { code: 'one-at-a-time' };
  return (
    reachedBy(limits, policy, 'loss', stake, time, offset) ??
    reachedBy(limits, policy, 'deposit', ordered, time, offset)
  );
}

/** The effect of a command. Amounts in 1/10,000 gem. */
interface Weight {
  readonly plays: number;
  /** gems staked, and gems held for what is begun */
  readonly stake: number;
  readonly ordered: number;
}
export type Weighing = (events: readonly AnyEvent[]) => Weight;

/** Returns a function that weighs events by the measures of all slices. */
export function weighingOf(measures: readonly Measured[]): Weighing {
  const readers = new Map(
    measures.map((one) => [
      one.type,
      {
        plays: one.reader('plays'),
        staked: one.reader('staked'),
        orders: one.reader('orders'),
        begins: one.reader('begins'),
      },
    ]),
  );
  return (events) => {
    let [plays, stake, ordered, begun] = [0, 0, 0, 0];
    for (const event of events) {
      const read = readers.get(event.type);
      plays += read?.plays?.(event) ?? 0;
      stake += read?.staked?.(event) ?? 0;
      ordered += read?.orders?.(event)?.amount ?? 0;
      if (read?.begins?.(event) !== undefined) begun += 1;
    }
    if (begun > 0)
      for (const event of events) if (WalletPosted.is(event)) stake += escrowed(event.data.postings);
    return { plays, stake, ordered };
  };
}

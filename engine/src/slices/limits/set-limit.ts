import { type AnyEvent, type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import {
  type LimitKind,
  LimitSet,
  type LimitSpan,
  RAISE_OPEN_MS,
  RAISE_WAIT_MS,
  RaiseAsked,
} from './events.ts';
import { type Limits, type Raise, capName } from './state.ts';

export interface WhichLimit {
  readonly kind: LimitKind;
  readonly span: LimitSpan;
}

export interface SetLimit extends WhichLimit {
  /** 1/10,000 gem, or minutes for a limit on time; null: no limit */
  readonly amount: number | null;
}

export interface SetLimitReply {
  /** false: it needs a confirmation a day later */
  readonly binds: boolean;
}

/** In order of precedence. Times in milliseconds since 1970. */
export type SetLimitRejection =
  | { readonly code: 'limit-amount-out-of-range'; readonly max: number }
  /** the same is requested already: a repeat neither hurries nor delays it */
  | { readonly code: 'raise-waits'; readonly ready: number };

const AMOUNT_MAX = 10 ** 12;
const MINUTES_MAX = 30 * 24 * 60;

/** Returns the last time at which a requested raise can be confirmed, milliseconds since 1970. */
export const lapses = ({ asked }: Raise): number => asked + RAISE_WAIT_MS + RAISE_OPEN_MS;

/** Sets or lowers a limit at once. To raise or remove one is only requested here. Writes nothing if it is unchanged. */
export const setLimit: Command<{ limits: Limits }, SetLimit, Moment, SetLimitRejection, SetLimitReply> = {
  name: 'set-limit',
  decide({ limits: { caps, raises } }, { kind, span, amount }, { time }) {
    const max = kind === 'time' ? MINUTES_MAX : AMOUNT_MAX;
    if (amount !== null && (!Number.isSafeInteger(amount) || amount < 0 || amount > max))
      return rejected({ code: 'limit-amount-out-of-range', max });
    const name = capName(kind, span);
    const [cap, raise] = [caps[name], raises[name]];
    if (cap === (amount ?? undefined) && raise === undefined) return accepted();
    if (amount !== null && amount <= (cap ?? Infinity)) return accepted(LimitSet.of({ kind, span, amount }));
    // Nothing to remove. Only an older raise could wait, and without a limit there is none.
    if (cap === undefined) return accepted();
    if (raise !== undefined && raise.amount === amount && time <= lapses(raise))
      return rejected({ code: 'raise-waits', ready: raise.asked + RAISE_WAIT_MS });
    return accepted(RaiseAsked.of({ kind, span, amount }));
  },
  reply: (events: readonly AnyEvent[]) => ({ binds: !events.some(RaiseAsked.is) }),
};

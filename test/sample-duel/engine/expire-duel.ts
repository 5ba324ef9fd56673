import { type Command, type Moment, accepted, rejected } from '../../../engine/src/kernel/index.ts';
import { DuelExpired } from './events.ts';
import type { Duel } from './state.ts';

/** In order of precedence. */
export type ExpireDuelRejection =
  { readonly code: 'no-duel' } | { readonly code: 'too-early'; readonly joinBy: number };

/** Expires a duel that nobody joined. Writes nothing if somebody has, or if repeated. */
export const expireDuel: Command<Duel, unknown, Pick<Moment, 'time'>, ExpireDuelRejection, null> = {
  name: 'expire-duel',
  decide({ phase, joinBy }, _input, { time }) {
    if (phase === 'none') return rejected({ code: 'no-duel' });
    if (phase !== 'open') return accepted();
    return time < joinBy ? rejected({ code: 'too-early', joinBy }) : accepted(DuelExpired.of({}));
  },
  reply: () => null,
};

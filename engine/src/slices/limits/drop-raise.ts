import { type Command, type Moment, accepted } from '../../kernel/index.ts';
import { RaiseDropped } from './events.ts';
import type { WhichLimit } from './set-limit.ts';
import { type Limits, capName } from './state.ts';

/** Drops a requested raise. Writes nothing if there is none. */
export const dropRaise: Command<{ limits: Limits }, WhichLimit, Moment, never, { dropped: number }> = {
  name: 'drop-raise',
  decide: ({ limits: { raises } }, { kind, span }) =>
    raises[capName(kind, span)] === undefined ? accepted() : accepted(RaiseDropped.of({ kind, span })),
  reply: (events) => ({ dropped: events.length }),
};

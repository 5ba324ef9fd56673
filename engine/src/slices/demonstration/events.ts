import { type Static, Type } from 'typebox';
import { closed, defineEvent } from '../../kernel/index.ts';

const Simulated = closed({
  players: Type.Integer({ minimum: 1, maximum: 10_000, description: 'simulated players who play first' }),
  days: Type.Integer({ minimum: 1, maximum: 60, description: 'days of theirs, up to the first start' }),
  seed: Type.Integer({ minimum: 0, maximum: 4_294_967_295, description: 'what they do follows from it' }),
});
export type Simulated = Static<typeof Simulated>;

/** The log is a demonstration: its first players are simulated, and it never takes money from a real provider. */
export const DemonstrationOpened = defineEvent('DemonstrationOpened', Simulated);

/** The event types of the slice, for its definition and its audit. */
export const events = { DemonstrationOpened };

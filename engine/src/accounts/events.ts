import { Type } from 'typebox';
import { UNITS_PER_GEM, closed, defineEvent, defineRules } from '../kernel/index.ts';

const PlayerId = Type.String({ pattern: '^[a-z0-9]{8,40}$' });

/** What a new player is granted to play with. What else is minted, others' rules say. */
export const GRANTS = defineRules(
  'grants',
  closed({ newPlayer: Type.Integer({ minimum: 0, maximum: 10 ** 12, description: '1/10,000 gem' }) }),
  { newPlayer: 1_000 * UNITS_PER_GEM },
);

/** A player exists. Personal data stands beside the log, never in it. */
export const PlayerRegistered = defineEvent('PlayerRegistered', closed({ playerId: PlayerId }));

/** A way to log in belongs to a player, who registers next. */
export const LoginClaimed = defineEvent(
  'LoginClaimed',
  closed({ kind: Type.Enum(['phone']), playerId: PlayerId }),
);

/** A way to log in is free again: its player never registered, as a registration was cut off. */
export const LoginReleased = defineEvent(
  'LoginReleased',
  closed({ kind: Type.Enum(['phone']), playerId: PlayerId }),
);

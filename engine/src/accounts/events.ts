import { Type } from 'typebox';
import { closed, defineEvent } from '../kernel/index.ts';

const PlayerId = Type.String({ pattern: '^[a-z0-9]{8,40}$' });

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

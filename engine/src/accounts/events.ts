import { Type } from 'typebox';
import { closed, defineEvent } from '../kernel/index.ts';

const PlayerId = Type.String({ pattern: '^[a-z0-9]{8,40}$' });

/** A player exists. Personal data stands beside the log, never in it. */
export const PlayerRegistered = defineEvent('PlayerRegistered', closed({ playerId: PlayerId }));

/** A way to log in belongs to a player: the first and only event of its stream. */
export const LoginClaimed = defineEvent(
  'LoginClaimed',
  closed({ kind: Type.Enum(['phone']), playerId: PlayerId }),
);

import { Type } from 'typebox';
import { MONEY_EDITION, UNITS_PER_GEM, closed, defineEvent, defineRules } from '../../kernel/index.ts';

const PlayerId = Type.String({ pattern: '^[a-z0-9]{8,40}$' });

/** The gems granted to a new player. Other slices' rules govern everything else that is minted. */
export const GRANTS = defineRules(
  'grants',
  closed({ newPlayer: Type.Integer({ minimum: 0, maximum: 10 ** 12, description: '1/10,000 gem' }) }),
  { newPlayer: 1_000 * UNITS_PER_GEM },
);

/** A player exists. Personal data is stored outside the log, never in it. */
export const PlayerRegistered = defineEvent(
  'PlayerRegistered',
  closed({
    playerId: PlayerId,
    invitedBy: Type.Union([PlayerId, Type.Null()], {
      description: 'the player whose code was brought along; null for none',
    }),
  }),
  {
    former: [
      {
        schema: closed({ playerId: PlayerId }),
        until: MONEY_EDITION,
        lift: (data) => ({ ...Object(data), invitedBy: null }),
      },
    ],
  },
);

/** A login belongs to a player, who registers next. */
export const LoginClaimed = defineEvent(
  'LoginClaimed',
  closed({ kind: Type.Enum(['phone']), playerId: PlayerId }),
);

/** A login is free again, because its player never registered: the registration was cut off. */
export const LoginReleased = defineEvent(
  'LoginReleased',
  closed({ kind: Type.Enum(['phone']), playerId: PlayerId }),
);

/** A registered player uses this login from now on; the login that it replaces is unbound next. */
export const LoginBound = defineEvent(
  'LoginBound',
  closed({
    kind: Type.Enum(['phone']),
    playerId: PlayerId,
    former: Type.String({
      pattern: '^login-phone:[0-9a-f]{64}$',
      description: 'stream of the login whose place it takes',
    }),
  }),
);

/** A login is free again, because its player has bound another one. */
export const LoginUnbound = defineEvent(
  'LoginUnbound',
  closed({
    kind: Type.Enum(['phone']),
    playerId: PlayerId,
    bound: Type.String({
      pattern: '^login-phone:[0-9a-f]{64}#[1-9][0-9]{0,8}$',
      description: 'place of the binding that took its place',
    }),
  }),
);

/** A login is free again, because its player was erased. The next player to register with it gets no new grant. */
export const LoginGivenUp = defineEvent(
  'LoginGivenUp',
  closed({ kind: Type.Enum(['phone']), playerId: PlayerId }),
);

/** The event types of the slice, for its definition and its audit. */
export const events = {
  PlayerRegistered,
  LoginClaimed,
  LoginReleased,
  LoginGivenUp,
  LoginBound,
  LoginUnbound,
};

import { Type, type Static } from 'typebox';
import { Place, closed, defineEvent, defineRules } from '../../kernel/index.ts';

/** Name of a game's slice. */
const GameName = Type.String({ pattern: '^[a-z]+(-[a-z]+)*$' });

/** Reason for stopping a game: a code, because free text may name people. */
export const StopReason = Type.Enum(['results', 'prices', 'service', 'abuse', 'drill']);
export type StopReason = Static<typeof StopReason>;

/** Nobody can begin a play of a game from here on; plays in progress go on. */
export const GameStopped = defineEvent('GameStopped', closed({ game: GameName, reason: StopReason }));

/** A stopped game was resumed. */
export const GameResumed = defineEvent(
  'GameResumed',
  closed({
    game: GameName,
    /** place of the stop: an approval for one stop ends no other */
    stopped: Place,
  }),
);

const Time = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'milliseconds since 1970',
});

/** Switches for parts of the shop. */
export const FEATURE_SWITCHES = defineRules(
  'feature-switches',
  closed({
    off: Type.Array(GameName, {
      uniqueItems: true,
      maxItems: 100,
      description: 'games that take no new plays, by the names of their slices',
    }),
    registration: Type.Boolean({ description: 'whether new players can register' }),
  }),
  { off: [], registration: true },
);

/** Time in which the shop is closed to players for maintenance; null: none. */
export const MAINTENANCE = defineRules(
  'maintenance',
  Type.Union([
    closed({
      from: Time,
      until: Time,
      note: Type.Optional(Type.String({ maxLength: 200, description: 'public' })),
    }),
    Type.Null(),
  ]),
  null,
  // A fault found now is mended now: closing the doors changes nobody's odds.
  { like: 'at-once' },
);

/** The event types of the slice, for its definition and its audit. */
export const events = { GameStopped, GameResumed };

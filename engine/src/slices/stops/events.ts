import { Type, type Static } from 'typebox';
import { Place, closed, defineEvent, defineRules } from '../../kernel/index.ts';

/** A game, by the name of its slice. */
const GameName = Type.String({ pattern: '^[a-z]+(-[a-z]+)*$' });

/** Why a game was stopped: a code, as words about it may name people. */
export const StopReason = Type.Enum(['results', 'prices', 'service', 'abuse', 'drill']);
export type StopReason = Static<typeof StopReason>;

/** Nobody begins a play of a game from here on; what was begun goes on. */
export const GameStopped = defineEvent('GameStopped', closed({ game: GameName, reason: StopReason }));

/** A game that was stopped goes on. */
export const GameResumed = defineEvent(
  'GameResumed',
  closed({
    game: GameName,
    /** of the event that stopped it: what was approved of one stop ends no other */
    stopped: Place,
  }),
);

const Time = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'milliseconds since 1970',
});

/** Which parts of the shop are open. */
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

/** When the shop is closed to players for work on it; null: it is not. */
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
);

/** The event types of the slice, for its definition and its audit. */
export const events = { GameStopped, GameResumed };

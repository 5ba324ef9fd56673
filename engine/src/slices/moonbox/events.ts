import { type Static, Type } from 'typebox';
import { Hash, closed, defineEvent, defineRules, measured } from '../../kernel/index.ts';

/** Phases of the moon: 0 is new, 7 is full. */
const PHASES = 8;
const TOP_MAX = 50;
const NAME_MAX = 40;

const BoxId = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });
const SkinId = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });
const Season = Type.String({ pattern: '^[a-z0-9-]{1,40}$', description: 'a phase is kept for one season' });
const Phase = Type.Integer({ minimum: 0, maximum: PHASES - 1 });
const name = Type.String({ minLength: 1, maxLength: NAME_MAX });

const once = (all: readonly string[]): boolean => new Set(all).size === all.length;

const Terms = closed({
  open: Type.Boolean(),
  season: Season,
  name: closed({ zh: name, en: name, ru: name, vi: name }),
  endsAt: Type.Union([Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), Type.Null()], {
    description: 'end of the season, milliseconds since 1970; null: not fixed yet',
  }),
  phases: Type.Array(BoxId, {
    minItems: PHASES,
    maxItems: PHASES,
    description: 'the box of each phase, which stands on no shelf; the new moon first',
  }),
  top: Type.Array(SkinId, { minItems: 1, maxItems: TOP_MAX, description: 'the skins of the top tier' }),
});
export type MoonTerms = Static<typeof Terms>;

/** The moon box: eight boxes on no shelf, one a phase, and the skins that make the moon new. */
export const MOON_BOX = defineRules(
  'moon-box',
  Type.Refine(Terms, ({ phases, top }) => once(phases) && once(top)),
  {
    open: true,
    season: 'first-moon',
    name: { zh: '月盒', en: 'Moon box', ru: 'Лунный кейс', vi: 'Hộp trăng' },
    endsAt: null,
    phases: Array.from({ length: PHASES }, (_, phase) => `moon-${phase}`),
    top: ['lr90-qiyao-fn', 'lr90-liuhuo-ft', 'swallow-yueyong-ft'],
  },
  // What counts as the top tier decides where the moon goes.
  { like: 'odds' },
);

/**
 * The phase of a player's moon, and the one after the opening that follows in the same command. Written for a hit and for a
 * miss alike.
 */
export const MoonPhaseMoved = defineEvent(
  'MoonPhaseMoved',
  closed({ season: Season, phase: Phase, next: Phase, rulesHash: Hash }),
);

// The opening behind it is the play, and counts as one of boxes.
export const measures = [measured(MoonPhaseMoved, { leads: () => 'play' })];

/** The event types of the slice, for its definition and its audit. */
export const events = { MoonPhaseMoved };

import { type Static, Type } from 'typebox';
import { closed, defineEvent, defineRules } from '../../kernel/index.ts';

/** Parts of a player's page that others see only if the player has ticked them; `live` lets others follow the player. */
export const Shown = closed({
  luck: Type.Boolean({ description: 'results beside their expectation' }),
  runs: Type.Boolean({ description: 'longest runs of plays at or above, and below, their price' }),
  best: Type.Boolean({ description: 'highest multiples' }),
  collection: Type.Boolean({ description: 'skins that were ever in the bag' }),
  titles: Type.Boolean({ description: 'titles by the published rules' }),
  gems: Type.Boolean({ description: 'balance at the end of each past day' }),
  live: Type.Boolean({ description: 'results as they land, to whoever follows the player' }),
});
export type Shown = Static<typeof Shown>;

/** Nothing is shown until the player ticks it. */
export const NOTHING_SHOWN: Shown = {
  luck: false,
  runs: false,
  best: false,
  collection: false,
  titles: false,
  gems: false,
  live: false,
};

/** A player chose what others see on the player's page. */
export const ProfileChosen = defineEvent('ProfileChosen', Shown);

const COUNT_MAX = 1_000_000;
const Count = (description: string) => Type.Integer({ minimum: 1, maximum: COUNT_MAX, description });

/** What titles ask for (not shown in the specification). Each is for something done, none for something spent. */
export const TITLES = defineRules(
  'titles',
  closed({
    collector: Count('kinds of skins that were ever in the bag'),
    battles: Count('battles that were settled'),
    longShot: Type.Integer({
      minimum: 1,
      maximum: 10_000,
      description: 'in 1/10,000; the largest chance of an upgrade that was won',
    }),
    keptDays: Count('days since the newest raise of a limit, or since the first limit'),
  }),
  { collector: 60, battles: 20, longShot: 500, keptDays: 30 },
);
export type TitleTerms = (typeof TITLES)['first'];

/** The event types of the slice, for its definition and its audit. */
export const events = { ProfileChosen };

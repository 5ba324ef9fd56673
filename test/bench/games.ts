import { ACTIVITIES, ACTIVITY_KINDS, ACTIVITY_DEEDS, type Activity } from '@skins/engine/activities';
import { EXTRA_DROPS, type ExtraDrops } from '@skins/engine/drops';
import { DAY_MS, QUARTER_MS } from '@skins/engine/kernel';
import { LUCKYCARD_DECKS } from '@skins/engine/luckycard';
import { NOTICE_MS } from '@skins/engine/rules';
import type { Game } from '@skins/api/foundation/game';
import { changeRules } from '../samples/api/operator.ts';

/** Kinds of decks, and so the decks that are open at a time. */
export const DECKS = 24;
const SIXTEENTH = 2 ** 20;
const name = { zh: '测', en: 'Bench', ru: 'Бенч', vi: 'Bench' };

/** Decks of a hundred cards: six of each skin of the bench's box, and four more of the last. */
async function publishDecks(game: Game): Promise<void> {
  const cards = Array.from({ length: 16 }, (_, n) => ({
    skinId: `bench-skin-${n}`,
    count: n === 15 ? 10 : 6,
  }));
  const kinds = Array.from({ length: DECKS }, (_, n) => ({
    kind: `bench${n}`,
    name,
    cards,
    extra: 10,
    rate: 9_200,
  }));
  await changeRules(game, LUCKYCARD_DECKS, { ...LUCKYCARD_DECKS.first, kinds });
}

/** Every eighth open brings a fragment or a skin. */
export const DROPS: ExtraDrops = {
  open: true,
  tiers: [
    {
      priceFrom: 1,
      drops: [
        { type: 'debris', of: null, amount: 1, tickets: SIXTEENTH, price: 1 },
        { type: 'skins', of: 'bench-skin-0', amount: 1, tickets: SIXTEENTH, price: null },
      ],
    },
  ],
};

/** An activity of each kind and figure, all of which have started. */
async function publishActivities(game: Game): Promise<void> {
  const from = Math.ceil((game.clock() + NOTICE_MS + QUARTER_MS) / QUARTER_MS) * QUARTER_MS;
  const activities = ACTIVITY_KINDS.flatMap((kind) =>
    ACTIVITY_DEEDS[kind].figures.map((by): Activity => ({
      activityId: `bench-${kind}-${by}`,
      kind,
      by,
      name,
      about: name,
      image: '/art/case/fade.10.5.b.svg',
      from,
      until: from + 10 * DAY_MS,
      graceDays: 1,
      steps: [1, 10, 100].map((target) => ({ target, gives: { type: 'diamond', amount: 1 } })),
    })),
  );
  await changeRules(game, ACTIVITIES, { open: true, activities });
}

/** Games that are closed in a new shop, by the names of their rules. */
export const GAMES = {
  decks: publishDecks,
  extras: async (game: Game): Promise<void> => {
    await changeRules(game, EXTRA_DROPS, DROPS);
    await publishActivities(game);
  },
} as const;

export const isGames = (named: string): named is keyof typeof GAMES => Object.hasOwn(GAMES, named);

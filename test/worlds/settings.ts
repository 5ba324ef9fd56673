import type { Game } from '@skins/api/foundation/game';
import { ACTIVITIES } from '@skins/engine/activities';
import { type CatalogueChange, NO_SHELF } from '@skins/engine/catalogue';
import { LUCKYCARD_DECKS } from '@skins/engine/luckycard';
import { MOON_BOX } from '@skins/engine/moonbox';
import { RED_PACKETS } from '@skins/engine/redpackets';
import { WISH_TERMS } from '@skins/engine/wishes';
import { quarterFrom } from '../activities/orders.ts';
import { activity } from '../activities/sample-activities.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { CONTENT } from '../luckycard/orders.ts';
import { MOON } from '../moonbox/orders.ts';
import { HOURLY } from '../redpackets/orders.ts';
import { changeCatalogue, changeRules } from '../samples/api/operator.ts';

const BEST = `${CHEAP.id}-best`;
const SAME = `${CHEAP.id}-same`;
const DUST = `${CHEAP.id}-dust`;
const FULL_MOON = 7;
const inAll = (text: string) => ({ zh: text, en: text, ru: text, vi: text });

const PHASES: CatalogueChange = {
  skins: [],
  shelves: [],
  retired: [],
  boxes: MOON.phases.map((boxId, phase) => ({
    boxId,
    price: phase === FULL_MOON ? 760_000 : 115,
    face: {
      number: 9_101 + phase,
      shelfId: NO_SHELF,
      name: inAll(`moon ${phase}`),
      lede: inAll('a moon'),
      image: '/art/case/nebula.230.5.moon.svg',
      hero: BEST,
    },
    items: [
      { skinId: BEST, probability: phase === FULL_MOON ? '0.9' : '0.000000059604644775390625' },
      { skinId: SAME, probability: phase === FULL_MOON ? '0.1' : '0.999999940395355224609375' },
    ],
  })),
};

/** The activity of worlds, whose first step takes one open. */
export const OPENS = 'opens';

/** Publishes the rules by which worlds play games besides boxes, of skins of the cheap box. */
export async function publishSettings(game: Game): Promise<void> {
  await changeCatalogue(game, PHASES);
  await changeRules(game, MOON_BOX, { ...MOON, top: [BEST] });
  // Two players fill a wish.
  await changeRules(game, WISH_TERMS, { ...WISH_TERMS.first, most: 500 });
  const [kind] = CONTENT.kinds;
  const skins = [DUST, SAME, BEST];
  const cards = (kind?.cards ?? []).map(({ count }, k) => ({ count, skinId: skins[k] ?? DUST }));
  await changeRules(game, LUCKYCARD_DECKS, {
    ...CONTENT,
    kinds: CONTENT.kinds.map((one) => ({ ...one, cards })),
  });
  await changeRules(game, RED_PACKETS, HOURLY);
  const gives = { type: 'diamond', amount: 5_000 } as const;
  const steps = [
    { target: 1, gives },
    { target: 3, gives: { type: 'OpenBox', boxId: CHEAP.id, amount: 1 } as const },
  ];
  const from = quarterFrom(game.clock() + 3_600_000);
  await changeRules(game, ACTIVITIES, { open: true, activities: [activity(OPENS, from, { steps })] });
}

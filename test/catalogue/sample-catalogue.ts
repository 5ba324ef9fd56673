import { versionHashOf } from '../../engine/src/fairness/index.ts';
import type { ShelfEntry, SkinEntry } from '../../engine/src/slices/catalogue/entries.ts';
import type { PublishBox } from '../../engine/src/slices/catalogue/box-draft.ts';
import {
  BoxVersionPublished,
  OPEN_TERMS,
  ShelfPlaced,
  SkinListed,
  type Text,
} from '../../engine/src/slices/catalogue/events.ts';

// A small catalogue for tests: three skins, one shelf, one box.

const inAll = (text: string): Text => ({ zh: text, en: text, ru: text, vi: text });

export const skinOf = (skinId: string, price: number): SkinEntry => ({
  skinId,
  name: inAll(`Sample | ${skinId}`),
  image: `/art/skins/${skinId}.svg`,
  rarity: 'rare',
  category: 'rifle',
  exterior: null,
  price,
});

export const SHELF: ShelfEntry = { shelfId: 'first', kind: 'hash', name: inAll('first') };
export const SKINS: readonly SkinEntry[] = [
  skinOf('plain', 5_000),
  skinOf('fine', 20_000),
  skinOf('rare', 900_000),
];

/** Half the tickets, nearly half, and one in a million. */
export const BOX: PublishBox = {
  boxId: 'box-one',
  price: 15_000,
  face: {
    number: 1,
    shelfId: 'first',
    name: inAll('One'),
    lede: inAll('One of three'),
    image: '/art/boxes/one.svg',
    hero: 'rare',
  },
  items: [
    { skinId: 'plain', probability: '0.5' },
    { skinId: 'fine', probability: '0.499999' },
    { skinId: 'rare', probability: '0.000001' },
  ],
};

const ODDS = {
  boxId: BOX.boxId,
  price: BOX.price,
  items: [
    { skinId: 'plain', value: 5_000, startTicket: 0, endTicket: 8_388_608 },
    { skinId: 'fine', value: 20_000, startTicket: 8_388_608, endTicket: 16_777_199 },
    { skinId: 'rare', value: 900_000, startTicket: 16_777_199, endTicket: 16_777_216 },
  ],
};

/** Time at which it was filled, milliseconds since 1970. */
export const FILLED = 1_000;

/** The context of a command that fills it. */
export const FILLING = { time: FILLED, at: 'catalogue-boxes#9', played: false } as const;

export const LISTED = [
  ShelfPlaced.of({ ...SHELF, from: FILLED }),
  ...SKINS.map((skin) => SkinListed.of({ ...skin, from: FILLED })),
];
/** The event of publishing the box. */
export const PUBLISHED = BoxVersionPublished.of({
  odds: ODDS,
  face: BOX.face,
  versionHash: versionHashOf(ODDS),
  version: 1,
  terms: OPEN_TERMS,
  from: FILLED,
});

import {
  CATALOGUE_STREAM,
  type PublishBox,
  type SkinEntry,
  listSkins,
  publishBox,
} from '@skins/engine/catalogue';
import { operatorActor } from '@skins/engine/kernel';
import { order } from '../kit/order.ts';
import { ADA } from '../operators/orders.ts';

const OPERATOR = operatorActor(ADA);

export const SKINS = ['plain', 'fine', 'rare'] as const;
export const BOXES = ['box-one', 'box-two'] as const;

/** Ways to split the tickets among the three skins; the last one leaves the rare skin a single ticket. */
export const ODDS = [
  ['0.5', '0.4', '0.1'],
  ['0.1', '0.2', '0.7'],
  ['0.5', '0.499999940395355224609375', '0.000000059604644775390625'],
] as const;

const inAll = (text: string) => ({ zh: `${text} 一`, en: text, ru: `${text} и`, vi: `${text} ộ` });

export const skinOf = (skinId: string, price: number): SkinEntry => ({
  skinId,
  name: inAll(`Sample | ${skinId}`),
  image: `/art/skins/${skinId}.svg`,
  rarity: 'rare',
  category: 'rifle',
  exterior: null,
  price,
});

const SHELF = { shelfId: 'first', kind: 'hash' as const, name: inAll('First') };

const ofCatalogue = { stream: CATALOGUE_STREAM, actor: OPERATOR };

/** A shelf, and skins from half a gem to eight. */
export const listing = order({
  ...ofCatalogue,
  command: listSkins,
  input: { skins: SKINS.map((skinId, n) => skinOf(skinId, 5_000 * 4 ** n)), shelves: [SHELF] },
});

export const pricing = (skinId: string, price: number) =>
  order({ ...ofCatalogue, command: listSkins, input: { skins: [skinOf(skinId, price)], shelves: [] } });

/** @param odds which of the ways to split the tickets */
export const publishing = (boxId: string, price: number, odds: number) =>
  order({ ...ofCatalogue, command: publishBox, input: boxOf(boxId, price, odds) });

const boxOf = (boxId: string, price: number, odds: number): PublishBox => ({
  boxId,
  price,
  face: {
    number: BOXES.findIndex((one) => one === boxId) + 1,
    shelfId: SHELF.shelfId,
    name: inAll(boxId),
    lede: inAll(boxId),
    image: '/art/box.svg',
    hero: 'rare',
  },
  items: SKINS.map((skinId, n) => ({ skinId, probability: ODDS[odds]?.[n] ?? '0' })),
});

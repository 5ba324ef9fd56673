import {
  CATALOGUE_BOUNDS,
  CATALOGUE_STREAM,
  type CatalogueChange,
  type CatalogueChangeContext,
  type Filling,
  type PublishBox,
  type SkinEntry,
  approveCatalogue,
  dropCatalogue,
  listSkins,
  proposeCatalogue,
  publishBox,
  stopCatalogue,
} from '@skins/engine/catalogue';
import { SYSTEM, operatorActor } from '@skins/engine/kernel';
import { OPERATORS_STREAM } from '@skins/engine/operators';
import { CHANGE_NOTICE, NOTICE_MS, rulesStream } from '@skins/engine/rules';
import { type Given, type View, order } from '../kit/order.ts';
import type { World } from '../kit/world.ts';
import { ADA, proposalOf, registerOf } from '../operators/orders.ts';
import { SETTING_READS, freezesIn, saidAt } from '../rules/orders.ts';

export const SKINS = ['plain', 'fine', 'rare'] as const;
export const BOXES = ['box-one', 'box-two'] as const;

/** Ways to split the tickets among the three skins; the last way leaves one ticket to the rare skin. */
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

export const SHELF = { shelfId: 'first', kind: 'hash' as const, name: inAll('First') };

const filling = {
  stream: CATALOGUE_STREAM,
  actor: SYSTEM,
  context: (given: Given): Filling => ({ ...given, played: false }),
};

/** Lists a shelf, and skins from half a gem to eight gems. */
export const listing = order({
  ...filling,
  command: listSkins,
  input: { skins: SKINS.map((skinId, n) => skinOf(skinId, 5_000 * 4 ** n)), shelves: [SHELF] },
});

/** Publishes a box before anybody plays. @param odds index of the ticket split */
export const publishing = (boxId: string, price: number, odds: number) =>
  order({ ...filling, command: publishBox, input: boxOf(boxId, price, odds) });

export const NO_CHANGE: CatalogueChange = { skins: [], shelves: [], boxes: [], retired: [] };

/** Returns a change of a skin's price. */
export const pricing = (skinId: string, price: number): CatalogueChange => ({
  ...NO_CHANGE,
  skins: [skinOf(skinId, price)],
});

/** Returns a new version of a box. @param odds index of the ticket split */
export const reboxing = (boxId: string, price: number, odds: number): CatalogueChange => ({
  ...NO_CHANGE,
  boxes: [boxOf(boxId, price, odds)],
});

const asked = (by: string) => ({
  stream: CATALOGUE_STREAM,
  actor: operatorActor(by),
  reads: [...SETTING_READS, rulesStream(CATALOGUE_BOUNDS.name)],
  context: (given: Given, view: View): CatalogueChangeContext => ({
    ...given,
    by,
    register: registerOf(view),
    bounds: saidAt(view, CATALOGUE_BOUNDS, given.time),
    notice: saidAt(view, CHANGE_NOTICE, given.time).boxes,
    freezeAt: freezesIn(view),
  }),
});

interface Asked {
  readonly change: CatalogueChange;
  /** milliseconds since 1970; as early as possible by default */
  readonly from?: number | null;
  readonly by?: string;
}

/** @param n number in the proposal's id */
export const proposing = (n: number, { change, from = null, by = ADA }: Asked) =>
  order({
    ...asked(by),
    command: proposeCatalogue,
    input: { proposalId: proposalOf(n), change, from, editors: [] },
  });

export const approving = (n: number, { change, from = null, by = ADA }: Asked) =>
  order({ ...asked(by), command: approveCatalogue, input: { proposalId: proposalOf(n), change, from } });

export const dropping = (n: number, by = ADA) =>
  order({ ...asked(by), command: dropCatalogue, input: { proposalId: proposalOf(n) } });

export const stopping = (n: number) =>
  order({
    command: stopCatalogue,
    stream: CATALOGUE_STREAM,
    actor: SYSTEM,
    input: { proposalId: proposalOf(n) },
    reads: [OPERATORS_STREAM],
    context: ({ time }, view) => ({ register: registerOf(view), time }),
  });

/** Proposes and approves a change, and waits until it is in force. @param n number in the proposal's id */
export function changing(world: World, n: number, change: CatalogueChange, approver = ADA): void {
  world.must(proposing(n, { change }));
  world.must(approving(n, { change, by: approver }));
  world.time += NOTICE_MS;
}

export const boxOf = (boxId: string, price: number, odds: number): PublishBox => ({
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

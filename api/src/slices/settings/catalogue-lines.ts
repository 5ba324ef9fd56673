import {
  type BoxFace,
  type BoxItem,
  type BoxOdds,
  BoxRetired,
  type BoxTerms,
  BoxVersionPublished,
  BoxesOrdered,
  OPEN_TERMS,
  type Shelf,
  ShelfPlaced,
  ShelvesOrdered,
  type Skin,
  SkinListed,
  type Text,
  asNumber,
  rtpOf,
} from '@skins/engine/catalogue';
import { TICKETS } from '@skins/engine/fairness';
import type { AnyEvent } from '@skins/engine/kernel';
import { type KeptFigure, type KeptLine, differing, leavesOf } from './kept-lines.ts';
import { EXTERIORS } from '../catalogue/texts.ts';
import { NO_WEAR } from './words.ts';

/** A box as it was published. */
export interface KnownBox {
  readonly face: BoxFace;
  readonly odds: BoxOdds;
  readonly terms: BoxTerms;
  readonly retired: boolean;
}

/** The contents published before. */
export interface KnownCatalogue {
  skin(id: string): Skin | undefined;
  shelf(id: string): Shelf | undefined;
  box(id: string): KnownBox | undefined;
  /** the name of one, as the change leaves it; a skin's with its wear */
  nameOf(of: 'skin' | 'shelf' | 'box', id: string): Text | undefined;
  /** ids of shelves in display order */
  shelfOrder(): readonly string[];
  /** ids of boxes in the operators' order */
  boxOrder(): readonly string[];
}

type CatalogueLine = Extract<KeptLine, { of: 'box' | 'skin' | 'shelf' }>;
type Owner = Pick<CatalogueLine, 'of' | 'id' | 'name'>;

/** Returns every difference made by a catalogue event. A new skin, shelf or box has a line for each of its fields. */
export function catalogueLines(known: KnownCatalogue, event: AnyEvent): KeptLine[] {
  if (SkinListed.is(event)) {
    const { from: _, ...skin } = event.data;
    const owner = { of: 'skin', id: skin.skinId, name: wornName(skin) } as const;
    return plainLines(owner, skinLeaves(known.skin(skin.skinId)), skinLeaves(skin));
  }
  if (ShelfPlaced.is(event)) {
    const { from: _, ...shelf } = event.data;
    const owner = { of: 'shelf', id: shelf.shelfId, name: shelf.name } as const;
    return plainLines(owner, shelfLeaves(known.shelf(shelf.shelfId)), shelfLeaves(shelf));
  }
  if (BoxRetired.is(event)) {
    const { boxId } = event.data;
    const name = known.nameOf('box', boxId) ?? plain(boxId);
    return line({ of: 'box', id: boxId, name }, '/retired', false, true);
  }
  if (BoxesOrdered.is(event))
    return places('box', known.boxOrder(), event.data.boxIds, (id) => known.nameOf('box', id));
  if (ShelvesOrdered.is(event)) {
    const before = known.shelfOrder();
    const { shelfIds } = event.data;
    const after = [...shelfIds, ...before.filter((id) => !shelfIds.includes(id))];
    return places('shelf', before, after, (id) => known.nameOf('shelf', id));
  }
  return BoxVersionPublished.is(event) ? boxLines(known, { ...event.data, retired: false }) : [];
}

/** Returns a skin's name with its wear, as one name stands for several skins. */
export function wornName({ name, exterior }: Pick<Skin, 'name' | 'exterior'>): Text {
  if (exterior === null) return name;
  const { zh, en, ru, vi } = EXTERIORS[exterior];
  return {
    zh: `${name.zh}（${zh}）`,
    en: `${name.en} (${en})`,
    ru: `${name.ru} (${ru})`,
    vi: `${name.vi} (${vi})`,
  };
}

const plain = (id: string): Text => ({ zh: id, en: id, ru: id, vi: id });

const line = (
  owner: Owner,
  field: string,
  before: KeptFigure,
  after: KeptFigure,
  item: Text | null = null,
): CatalogueLine[] => (same(before, after) ? [] : [{ ...owner, field, item, before, after }]);

const same = (one: KeptFigure, other: KeptFigure): boolean =>
  typeof one === 'object' && typeof other === 'object' && one !== null && other !== null
    ? one.zh === other.zh && one.en === other.en && one.ru === other.ru && one.vi === other.vi
    : one === other;

const plainLines = (
  owner: Owner,
  before: ReturnType<typeof leavesOf>,
  after: ReturnType<typeof leavesOf>,
): CatalogueLine[] =>
  differing(before, after).map(({ path, ...sides }) => ({ ...owner, field: path, item: null, ...sides }));

function skinLeaves(skin: Skin | undefined) {
  if (skin === undefined) return leavesOf(undefined);
  const { skinId: _, exterior, ...rest } = skin;
  return leavesOf({ ...rest, exterior: exterior ?? NO_WEAR });
}

function shelfLeaves(shelf: Shelf | undefined) {
  if (shelf === undefined) return leavesOf(undefined);
  const { shelfId: _, ...rest } = shelf;
  return leavesOf(rest);
}

function boxLines(known: KnownCatalogue, after: KnownBox): CatalogueLine[] {
  const { boxId } = after.odds;
  const before = known.box(boxId);
  const owner = { of: 'box', id: boxId, name: after.face.name } as const;
  const named = (of: 'shelf' | 'skin', id: string | undefined) =>
    id === undefined ? null : (known.nameOf(of, id) ?? plain(id));
  return [
    ...line(owner, '/retired', before?.retired ?? false, false),
    ...line(owner, '/rtp', before ? returnOf(before.odds) : null, returnOf(after.odds)),
    ...plainLines(owner, boxLeaves(before), boxLeaves(after)),
    ...(before?.face.shelfId === after.face.shelfId
      ? []
      : line(owner, '/shelfId', named('shelf', before?.face.shelfId), named('shelf', after.face.shelfId))),
    ...(before?.face.hero === after.face.hero
      ? []
      : line(owner, '/hero', named('skin', before?.face.hero), named('skin', after.face.hero))),
    ...itemLines(known, owner, before?.odds, after.odds),
  ];
}

function boxLeaves(box: KnownBox | undefined) {
  if (box === undefined) return leavesOf(undefined);
  const { shelfId: _shelf, hero: _hero, ...face } = box.face;
  return leavesOf({ price: box.odds.price, ...face, ...OPEN_TERMS, ...box.terms });
}

const returnOf = (odds: BoxOdds): number => asNumber(rtpOf(odds));
const chanceOf = ({ startTicket, endTicket }: BoxItem): number => (endTicket - startTicket) / TICKETS;

/** Returns lines for each item: its chance, its value, and where it comes or goes, its part of the return. */
function itemLines(
  known: KnownCatalogue,
  owner: Owner,
  before: BoxOdds | undefined,
  after: BoxOdds,
): CatalogueLine[] {
  const old = itemsOf(before);
  const fresh = itemsOf(after);
  const place = {
    before: placesIn([...old.keys()].filter((id) => fresh.has(id))),
    after: placesIn([...fresh.keys()].filter((id) => old.has(id))),
  };
  return [...new Set([...fresh.keys(), ...old.keys()])].flatMap((skinId) => {
    const item = known.nameOf('skin', skinId) ?? plain(skinId);
    const [was, is] = [old.get(skinId), fresh.get(skinId)];
    const own = (field: string, one: KeptFigure, other: KeptFigure) =>
      line(owner, `/items/*/${field}`, one, other, item);
    const both = was !== undefined && is !== undefined;
    return [
      ...own('chance', was === undefined ? null : chanceOf(was), is === undefined ? null : chanceOf(is)),
      ...own('value', was?.value ?? null, is?.value ?? null),
      ...(both ? [] : own('return', partOf(before, was), partOf(after, is))),
      ...own('place', place.before.get(skinId) ?? null, place.after.get(skinId) ?? null),
    ];
  });
}

const itemsOf = (odds: BoxOdds | undefined): ReadonlyMap<string, BoxItem> =>
  new Map(odds?.items.map((item) => [item.skinId, item]));

const partOf = (odds: BoxOdds | undefined, item: BoxItem | undefined): number | null =>
  odds === undefined || item === undefined ? null : (chanceOf(item) * item.value) / odds.price;

/** Places of ids, from 1. */
const placesIn = (ids: readonly string[]): ReadonlyMap<string, number> =>
  new Map(ids.map((id, k) => [id, k + 1]));

/** Returns a line for each shelf or box whose place differs. */
function places(
  of: 'box' | 'shelf',
  before: readonly string[],
  after: readonly string[],
  nameOf: (id: string) => Text | undefined,
): CatalogueLine[] {
  const owner = { of, id: 'order', name: plain('order') } as const;
  const [old, fresh] = [placesIn(before), placesIn(after)];
  return [...new Set([...fresh.keys(), ...old.keys()])].flatMap((id) =>
    line(owner, '/place', old.get(id) ?? null, fresh.get(id) ?? null, nameOf(id) ?? plain(id)),
  );
}

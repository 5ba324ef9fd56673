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
import { exteriorText } from '../catalogue/texts.ts';
import { type CatalogueField, isCatalogueField } from './catalogue-fields.ts';
import { type CatalogueLine, type KeptLine, type Told, leavesOf } from './kept-lines.ts';
import { movedIn } from './moved.ts';

/** A box as published before. */
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
  /** ids in display order */
  shelves(): readonly string[];
  /** ids of those on sale */
  boxes(): readonly string[];
  /** ids in the operators' order */
  boxOrder(): readonly string[];
}

type Owner = Pick<CatalogueLine, 'of' | 'id' | 'name'>;

/**
 * Returns the differences made by a catalogue event: every field of its document that differs, and the figures that follow.
 * @param known everything published before the event, the earlier events of its own change included
 */
export function catalogueLines(known: KnownCatalogue, event: AnyEvent): KeptLine[] {
  if (SkinListed.is(event)) {
    const { from: _, ...skin } = event.data;
    const owner = { of: 'skin', id: skin.skinId, name: skinName(skin) } as const;
    return fieldLines(owner, known.skin(skin.skinId), skin);
  }
  if (ShelfPlaced.is(event)) {
    const { from: _, ...shelf } = event.data;
    const owner = { of: 'shelf', id: shelf.shelfId, name: shelf.name } as const;
    return fieldLines(owner, known.shelf(shelf.shelfId), shelf);
  }
  if (BoxRetired.is(event)) {
    const { boxId } = event.data;
    const owner = { of: 'box', id: boxId, name: boxName(known, boxId) } as const;
    return figure(owner, 'retired', null, false, true);
  }
  if (BoxesOrdered.is(event)) {
    const { boxIds } = event.data;
    const [before, after] = [known.boxOrder(), boxIds].map((order) => displayed(known, order));
    return orderLines('box', before ?? [], after ?? [], (id) => boxName(known, id));
  }
  if (ShelvesOrdered.is(event)) {
    const before = known.shelves();
    const after = shelvesIn(before, event.data.shelfIds);
    return orderLines('shelf', before, after, (id) => known.shelf(id)?.name ?? plain(id));
  }
  return BoxVersionPublished.is(event) ? boxLines(known, event.data) : [];
}

const KINDS: readonly KeptLine['of'][] = ['box', 'skin', 'shelf'];

/** Returns lines with those of boxes first, then those of skins, so that a long list is cut where it says least. */
export const boxesFirst = (lines: readonly KeptLine[]): readonly KeptLine[] =>
  lines.toSorted((a, b) => KINDS.indexOf(a.of) - KINDS.indexOf(b.of));

/** Returns shelves in a new display order; those left out follow. */
export const shelvesIn = (present: readonly string[], first: readonly string[]): readonly string[] => [
  ...first,
  ...present.filter((id) => !first.includes(id)),
];

/** Returns the boxes on sale in display order: those left out stand in front, the highest number first. */
function displayed(known: KnownCatalogue, order: readonly string[]): readonly string[] {
  const onSale = new Set(known.boxes());
  const listed = new Set(order);
  const numberOf = (id: string) => known.box(id)?.face.number ?? 0;
  const rest = [...onSale].filter((id) => !listed.has(id)).toSorted((a, b) => numberOf(b) - numberOf(a));
  return [...rest, ...order.filter((id) => onSale.has(id))];
}

function boxLines(known: KnownCatalogue, { odds, face, terms }: Omit<KnownBox, 'retired'>): KeptLine[] {
  const before = known.box(odds.boxId);
  const box = { of: 'box', id: odds.boxId, name: face.name } as const;
  const ofItem = (id: string) => skinName(known.skin(id)) ?? plain(id);
  /** shows the names of what a field refers to */
  const told = (line: CatalogueLine): CatalogueLine => {
    const named = (value: Told): Told => {
      if (typeof value !== 'string') return value;
      if (line.field === 'hero') return ofItem(value);
      return line.field === 'shelfId' ? (known.shelf(value)?.name ?? value) : value;
    };
    return { ...line, before: named(line.before), after: named(line.after) };
  };
  const old = before === undefined ? OPEN_TERMS : documentOf(before);
  return [
    ...(before?.retired === true ? figure(box, 'retired', null, true, false) : []),
    ...figure(box, 'rtp', null, before ? returnOf(before.odds) : null, returnOf(odds)),
    ...fieldLines(box, old, documentOf({ odds, face, terms })).map(told),
    ...itemLines(box, before?.odds, odds, ofItem),
  ];
}

/** Returns everything of a box but its items. */
const documentOf = ({ odds, face, terms }: Omit<KnownBox, 'retired'>) => ({
  price: odds.price,
  ...face,
  ...terms,
});

/** Returns lines for items that are added or removed, or change their chance, value or place. */
function itemLines(
  box: Owner,
  before: BoxOdds | undefined,
  after: BoxOdds,
  nameOf: (skinId: string) => Text,
): KeptLine[] {
  const [old, fresh] = [before, after].map(
    (odds) => new Map(odds?.items.map((item) => [item.skinId, figuresOf(item, odds.price)])),
  );
  const ids = new Set([...(fresh?.keys() ?? []), ...(old?.keys() ?? [])]);
  const lines = [...ids].flatMap((skinId) => {
    const item = nameOf(skinId);
    const [was, is] = [old?.get(skinId), fresh?.get(skinId)];
    const line = (field: 'chance' | 'value' | 'part') =>
      figure(box, field, item, was?.[field] ?? null, is?.[field] ?? null);
    const moves = was?.chance !== is?.chance || was?.value !== is?.value;
    return [...line('chance'), ...line('value'), ...(moves ? line('part') : [])];
  });
  const order = ({ items }: BoxOdds) => items.map(({ skinId }) => skinId);
  const moved = movedIn(before ? order(before) : [], order(after)).flatMap(({ id }) =>
    figure(box, 'ticket', nameOf(id), old?.get(id)?.ticket ?? null, fresh?.get(id)?.ticket ?? null),
  );
  return [...lines, ...moved];
}

const figuresOf = ({ value, startTicket, endTicket }: BoxItem, price: number) => {
  const chance = (endTicket - startTicket) / TICKETS;
  return { chance, value, part: (chance * value) / price, ticket: startTicket };
};

/** Returns a line for each leaf that differs, but for the document's own id; a new document has one for each of its leaves. */
function fieldLines(owner: Owner, before: object | undefined, after: object): CatalogueLine[] {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((path) => {
    const field = path.slice(1);
    return isCatalogueField(field) && field !== `${owner.of}Id`
      ? figure(owner, field, null, old.get(path) ?? null, now.get(path) ?? null)
      : [];
  });
}

/** Returns a line for each thing that moves; an order that moves nothing now still binds later things. */
function orderLines(
  of: 'box' | 'shelf',
  before: readonly string[],
  after: readonly string[],
  nameOf: (id: string) => Text,
): KeptLine[] {
  const moved = movedIn(before, after).flatMap(({ id, ...places }) =>
    figure({ of, id, name: nameOf(id) }, 'place', null, places.before, places.after),
  );
  const all = { of, id: 'order', name: of === 'box' ? BOXES : SHELVES } as const;
  return moved.length > 0 ? moved : figure(all, 'order', null, null, after.length);
}

const BOXES: Text = { zh: '盲盒的顺序', en: 'Order of boxes', ru: 'Порядок боксов', vi: 'Thứ tự hộp' };
const SHELVES: Text = { zh: '货架的顺序', en: 'Order of shelves', ru: 'Порядок полок', vi: 'Thứ tự kệ' };

const boxName = (known: KnownCatalogue, id: string): Text => known.box(id)?.face.name ?? plain(id);
const plain = (id: string): Text => ({ zh: id, en: id, ru: id, vi: id });

/** Returns a skin's name with its wear, as many skins differ in nothing else. */
function skinName(skin: Skin): Text;
function skinName(skin: Skin | undefined): Text | undefined;
function skinName(skin: Skin | undefined): Text | undefined {
  if (skin === undefined) return undefined;
  const { name, exterior } = skin;
  const wear = exteriorText(exterior);
  const told = (text: string, worn: string) =>
    worn === '' || text.endsWith(')') ? text : `${text} (${worn})`;
  return {
    zh: told(name.zh, wear.zh),
    en: told(name.en, wear.en),
    ru: told(name.ru, wear.ru),
    vi: told(name.vi, wear.vi),
  };
}

const figure = (
  owner: Owner,
  field: CatalogueField,
  item: Text | null,
  before: Told,
  after: Told,
): CatalogueLine[] => (before === after ? [] : [{ ...owner, field, item, before, after }]);

const returnOf = (odds: BoxOdds): number => asNumber(rtpOf(odds));

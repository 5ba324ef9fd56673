import {
  type BoxItem,
  type BoxOdds,
  BoxRetired,
  type BoxTerms,
  BoxVersionPublished,
  OPEN_TERMS,
  ShelfPlaced,
  BoxesOrdered,
  ShelvesOrdered,
  type Skin,
  SkinListed,
  type Text,
  asNumber,
  rtpOf,
} from '@skins/engine/catalogue';
import { TICKETS } from '@skins/engine/fairness';
import type { AnyEvent } from '@skins/engine/kernel';
import type { KeptLine } from './kept-lines.ts';

/** The parts of a box whose differences are shown. */
interface KnownBox {
  readonly name: Text;
  readonly odds: BoxOdds;
  readonly terms: BoxTerms;
}

/** The contents published before. */
export interface KnownCatalogue {
  skin(id: string): Pick<Skin, 'name' | 'price'> | undefined;
  shelf(id: string): Text | undefined;
  box(id: string): KnownBox | undefined;
}

/** Returns the differences made by a catalogue event: prices, names, returns, chances. */
export function catalogueLines(known: KnownCatalogue, event: AnyEvent): KeptLine[] {
  if (SkinListed.is(event)) return skinLines(known.skin(event.data.skinId), event.data);
  if (ShelfPlaced.is(event)) {
    const { shelfId, name } = event.data;
    return named({ of: 'shelf', id: shelfId, name }, known.shelf(shelfId), name);
  }
  if (BoxRetired.is(event)) {
    const { boxId } = event.data;
    const name = known.box(boxId)?.name ?? plain(boxId);
    return [{ of: 'box', id: boxId, name, field: 'retired', item: null, before: false, after: true }];
  }
  if (BoxesOrdered.is(event)) {
    const order = event.data.boxIds.map((id) => known.box(id)?.name.en ?? id).join(', ');
    return [{ of: 'box', id: 'order', name: BOXES, field: 'order', item: null, before: '', after: order }];
  }
  if (ShelvesOrdered.is(event)) {
    const order = event.data.shelfIds.map((id) => known.shelf(id)?.en ?? id).join(', ');
    return [
      { of: 'shelf', id: 'order', name: SHELVES, field: 'order', item: null, before: '', after: order },
    ];
  }
  if (!BoxVersionPublished.is(event)) return [];
  const { odds, face, terms } = event.data;
  const before = known.box(odds.boxId);
  const box = { of: 'box', id: odds.boxId, name: face.name } as const;
  return [
    ...named(box, before?.name, face.name),
    ...figure({ ...box, field: 'price', item: null }, before?.odds.price ?? null, odds.price),
    ...figure({ ...box, field: 'rtp', item: null }, before ? returnOf(before.odds) : null, returnOf(odds)),
    ...(before === undefined ? [] : chances(known, box, before.odds, odds)),
    ...figure({ ...box, field: 'perDay', item: null }, (before?.terms ?? OPEN_TERMS).perDay, terms.perDay),
    ...figure(
      { ...box, field: 'allowance', item: null },
      (before?.terms ?? OPEN_TERMS).allowance,
      terms.allowance,
    ),
  ];
}

const BOXES: Text = { zh: '盲盒', en: 'Boxes', ru: 'Кейсы', vi: 'Hộp' };
const SHELVES: Text = { zh: '货架', en: 'Shelves', ru: 'Полки', vi: 'Kệ' };

const plain = (id: string): Text => ({ zh: id, en: id, ru: id, vi: id });

/** A new skin has no line of its own; its chances are shown with the boxes. */
function skinLines(
  before: Pick<Skin, 'name' | 'price'> | undefined,
  { skinId, name, price }: Skin,
): KeptLine[] {
  if (before === undefined) return [];
  const skin = { of: 'skin', id: skinId, name } as const;
  return [
    ...named(skin, before.name, name),
    ...figure({ ...skin, field: 'price', item: null }, before.price, price),
  ];
}

type Owner = Pick<Extract<KeptLine, { of: 'box' | 'skin' | 'shelf' }>, 'of' | 'id' | 'name'>;
type Place = Omit<Extract<KeptLine, { of: 'box' | 'skin' | 'shelf' }>, 'before' | 'after'>;

const figure = (place: Place, before: number | null, after: number | null): KeptLine[] =>
  before === after ? [] : [{ ...place, before, after }];

/** Returns a line for a changed name, in English as in the log; the first name has none. */
const named = (owner: Owner, before: Text | undefined, after: Text): KeptLine[] =>
  before === undefined || before.en === after.en
    ? []
    : [{ ...owner, field: 'name', item: null, before: before.en, after: after.en }];

const returnOf = (odds: BoxOdds): number => asNumber(rtpOf(odds));

/** Returns lines for items that are added, removed, or change their chance. */
function chances(known: KnownCatalogue, box: Owner, before: BoxOdds, after: BoxOdds): KeptLine[] {
  const [old, fresh] = [chancesIn(before), chancesIn(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((skinId) => {
    const item = known.skin(skinId)?.name ?? plain(skinId);
    return figure({ ...box, field: 'chance', item }, old.get(skinId) ?? null, fresh.get(skinId) ?? null);
  });
}

const chancesIn = ({ items }: BoxOdds): Map<string, number> =>
  new Map(
    items.map(({ skinId, startTicket, endTicket }: BoxItem) => [skinId, (endTicket - startTicket) / TICKETS]),
  );

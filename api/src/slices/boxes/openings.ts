import { playerOf } from '@skins/engine/accounts';
import type { BoxOpened } from '@skins/engine/boxes';
import { type Catalogue, type Rarity, boxOf } from '@skins/engine/catalogue';
import { type Amount, type EventData, toGems } from '@skins/engine/kernel';
import { maskedName } from '../accounts/display-name.ts';
import type { DataOf } from '../../foundation/contract/call.ts';
import type { Language } from '../../foundation/http/language.ts';
import type { LoggedAt, RecordPage } from '../../foundation/records/index.ts';
import { compare } from '../../foundation/statistics/index.ts';
import type { boxOpenings } from './contract.ts';
import type { LandedBox } from './landed-opens.ts';
import { playedBoxes } from './played.ts';
import { faceOf } from './presenters.ts';
import type { BoxViews } from './questions.ts';
import { versionOf } from './sheet.ts';

type Openings = DataOf<typeof boxOpenings>;

/** An open with its place in the log. */
export type Opened = LoggedAt<EventData<typeof BoxOpened>>;

/** Returns the price paid for an open, in 1/10,000 gem. */
export const paidFor = ({ price, paidBy }: EventData<typeof BoxOpened>): Amount =>
  paidBy === 'gems' ? price : 0;

/** Returns the public form of an open. */
export function openingOf(
  catalogue: Catalogue,
  { data, meta, position }: Opened,
  language: Language,
): Openings['records'][number] {
  const { boxId, versionHash, skinId, ticket } = data;
  const { stuffName, stuffImage, exterior, skinsRarity, category } = faceOf(catalogue, skinId, language);
  const version = versionOf(boxOf(catalogue, boxId), versionHash);
  const item = version?.odds.items.find((one) => one.skinId === skinId);
  return {
    id: position,
    userName: maskedName(playerOf(meta.stream) ?? ''),
    stuffName,
    stuffImage,
    exterior,
    rarity: skinsRarity,
    category,
    price: toGems(item?.value ?? 0),
    ticket,
    createTime: meta.time,
  };
}

/** Returns a page of a box's opens: the caller's own young ones, then landed ones. Others' opens in flight are neither shown nor counted. */
export function openingsPage(
  views: BoxViews,
  { own, turning }: LandedBox,
  { boxId, current, size }: { readonly boxId: string; readonly current: number; readonly size: number },
): Pick<RecordPage, 'positions' | 'total'> {
  const first = (current - 1) * size;
  const offset = Math.max(first, own.length) + turning;
  const { positions, total } = views.opensOfBox(boxId, { offset, limit: size });
  return {
    positions: [...own.slice(first, first + size), ...positions].slice(0, size),
    total: Math.max(0, total - turning),
  };
}

/** Returns the totals of a box's opens. */
export function openingsOf(
  catalogue: Catalogue,
  { versions, items }: LandedBox,
): Pick<Openings, 'byRarity' | 'observedRtp' | 'observedBand'> {
  const counts = new Map<Rarity, number>();
  for (const [skinId, opens] of items) {
    const rarity = catalogue.skins.get(skinId)?.rarity ?? 'unknown';
    counts.set(rarity, (counts.get(rarity) ?? 0) + opens);
  }
  const { observedRtp, band } = compare(playedBoxes(catalogue, versions));
  return {
    // A rarity with 0 would reveal that its first item is about to drop.
    byRarity: [...counts].filter(([, opens]) => opens > 0).map(([rarity, opens]) => ({ rarity, opens })),
    observedRtp,
    observedBand: band,
  };
}

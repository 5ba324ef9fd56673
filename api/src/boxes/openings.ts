import { playerOf } from '@skins/engine/accounts';
import type { BoxOpened } from '@skins/engine/boxes';
import { type Box, type Catalogue, type Rarity, boxOf } from '@skins/engine/catalogue';
import { type Amount, type EventData, toGems } from '@skins/engine/kernel';
import { maskedName } from '../accounts/display-name.ts';
import type { DataOf } from '../contract/call.ts';
import type { Language } from '../http/language.ts';
import type { LoggedAt } from '../records/index.ts';
import type { boxOpenings } from './contract.ts';
import { comparedBox, versionHashesOf } from './played.ts';
import { faceOf } from './presenters.ts';
import type { BoxViews } from './questions.ts';
import { versionOf } from './sheet.ts';

type Openings = DataOf<typeof boxOpenings>;

/** A reel shows its result 4 s after its start; what others are told waits a little longer. */
export const REEL_MS = 5_000;

/** An open as it stands in the log. */
export type Opened = LoggedAt<EventData<typeof BoxOpened>>;

/** What an open cost, in 1/10,000 gem. */
export const paidFor = ({ price, paidBy }: EventData<typeof BoxOpened>): Amount =>
  paidBy === 'gems' ? price : 0;

/** An open as everybody may see it. */
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

/** What all opens of a box came to. */
export function openingsOf(
  catalogue: Catalogue,
  box: Box,
  views: BoxViews,
): Pick<Openings, 'byRarity' | 'observedRtp' | 'observedBand'> {
  const counts = new Map<Rarity, number>();
  for (const versionHash of versionHashesOf(box))
    for (const [skinId, opens] of views.itemsOf(versionHash)) {
      const rarity = catalogue.skins.get(skinId)?.rarity ?? 'unknown';
      counts.set(rarity, (counts.get(rarity) ?? 0) + opens);
    }
  const { observedRtp, band } = comparedBox(catalogue, box, views);
  return {
    byRarity: [...counts].map(([rarity, opens]) => ({ rarity, opens })),
    observedRtp,
    observedBand: band,
  };
}

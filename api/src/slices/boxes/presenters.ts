import { type BoxOpened, NOTHING_OPENED, leftOf } from '@skins/engine/boxes';
import type { Box, BoxVersion, Catalogue } from '@skins/engine/catalogue';
import { TICKETS, numberOf, rollOf } from '@skins/engine/fairness';
import type { ExtraDrops } from '@skins/engine/drops';
import { type EventData, type RulesInForce, toGems } from '@skins/engine/kernel';
import { faceOf } from '../catalogue/skin-face.ts';
import { boxDrops, openDrop } from '../drops/presenters.ts';
import type { DataOf } from '../../foundation/contract/call.ts';
import type { Game } from '../../foundation/game/index.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { boxDetails, boxList } from './contract.ts';
import { compare, fractionText } from '../../foundation/statistics/index.ts';
import type { LandedBox } from './landed-opens.ts';
import { playedBoxes } from './played.ts';
import { sheetOf } from './sheet.ts';

export { faceOf };

type Card = DataOf<typeof boxList>[number]['boxes'][number];
type Details = DataOf<typeof boxDetails>;

export function cardOf(catalogue: Catalogue, box: Box, opens: number, language: Language): Card {
  const { odds, versionHash } = box.current;
  const { rtp, shares, rarest } = sheetOf(box.current, catalogue);
  const hero = faceOf(catalogue, box.face.hero, language);
  return {
    id: box.boxId,
    name: inLanguage(box.face.name, language),
    image: box.face.image,
    price: toGems(odds.price),
    boxType: catalogue.shelves.get(box.face.shelfId)?.kind ?? 'hash',
    versionHash,
    number: box.face.number,
    heroImage: hero.stuffImage,
    heroName: hero.stuffName,
    heroExterior: hero.exterior,
    heroRarity: hero.skinsRarity,
    rtp,
    rarest,
    shares: [...shares],
    opens,
    allowance: leftOf(box.current.terms, NOTHING_OPENED).free,
  };
}

export function detailsOf(
  catalogue: Catalogue,
  box: Box,
  { versions }: LandedBox,
  table: RulesInForce<ExtraDrops>,
  language: Language,
): Details {
  const { odds, versionHash } = box.current;
  const { rtp, rtpExact } = sheetOf(box.current, catalogue);
  const { plays, observedRtp, band } = compare(playedBoxes(catalogue, versions));
  return {
    id: box.boxId,
    name: inLanguage(box.face.name, language),
    lede: inLanguage(box.face.lede, language),
    image: box.face.image,
    number: box.face.number,
    boxType: catalogue.shelves.get(box.face.shelfId)?.kind ?? 'hash',
    price: toGems(odds.price),
    versionHash,
    rtp,
    rtpExact: fractionText(rtpExact),
    opens: plays,
    observedRtp,
    observedBand: band,
    terms: box.current.terms,
    drops: boxDrops(table, catalogue, { price: odds.price, rtp }),
    items: itemsOf(catalogue, box.current, language),
  };
}

/** Returns the possible items of a version. */
export const itemsOf = (catalogue: Catalogue, { odds }: BoxVersion, language: Language): Details['items'] =>
  odds.items.map(({ skinId, value, startTicket, endTicket }) => ({
    ...faceOf(catalogue, skinId, language),
    price: toGems(value),
    probability: (endTicket - startTicket) / TICKETS,
    startTicket,
    endTicket,
  }));

/** Returns a roll with everything needed to verify it. `value` in 1/10,000 gem. */
export function rollOfOpen(
  game: Pick<Game, 'rulesHistory'>,
  catalogue: Catalogue,
  open: EventData<typeof BoxOpened>,
  value: number,
  language: Language,
) {
  const { reveal, ticket, skinId, itemId } = open;
  const { stuffName, skinsRarity, category, exterior } = faceOf(catalogue, skinId, language);
  return {
    itemId,
    skinId,
    stuffName,
    exterior,
    price: toGems(value),
    skinsRarity,
    category,
    ticket,
    number: numberOf(ticket),
    userSeed: reveal.userSeed,
    serverSeed: reveal.serverSeed,
    serverHash: nativeSha256(reveal.serverSeed),
    resultHash: rollOf(reveal.userSeed, reveal.serverSeed, nativeSha256).resultHash,
    seedIndex: reveal.index,
    drop: openDrop(game, catalogue, open, language),
  };
}

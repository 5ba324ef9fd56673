import type { ItemsGranted } from '@skins/engine/bag';
import { type Catalogue, type Text, kindOfBox } from '@skins/engine/catalogue';
import {
  type DrawnDrop,
  EXTRA_DROPS,
  type ExtraDrops,
  type GivenDrop,
  dropWorthOf,
} from '@skins/engine/drops';
import { TICKETS, dropRangesOf, dropTierOf } from '@skins/engine/fairness';
import { type Amount, type EventData, UNITS_PER_GEM, toGems } from '@skins/engine/kernel';
import { faceOf, namesOf } from '../catalogue/skin-face.ts';
import type { DataOf } from '../../foundation/contract/call.ts';
import type { Game } from '../../foundation/game/index.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { PROP_NAMES } from '../props/names.ts';
import type * as contract from './contract.ts';

type Table = DataOf<typeof contract.dropTable>;
type Reward = DataOf<typeof contract.dropRecords>['records'][number]['gives'];
type Tiers = ExtraDrops['tiers'];
type Tier = Tiers[number];

/** Returns the name of a drop's skin or prop in each language. */
export const dropName = (
  { skins }: Pick<Catalogue, 'skins'>,
  { type, of }: Pick<GivenDrop, 'type' | 'of'>,
): Text => (type === 'skins' ? namesOf(skins.get(of ?? ''), of ?? '') : PROP_NAMES[type]);

/** Returns what a drop brings, in a player's language. */
export function rewardOf(
  catalogue: Catalogue,
  { type, of, amount, worth }: GivenDrop,
  language: Language,
): Reward {
  const boxType = type === 'OpenBox' && of !== null ? kindOfBox(catalogue, of) : null;
  const about = { activityRewardType: type, receiveNum: amount, price: toGems(worth), of, boxType };
  if (type === 'skins') {
    const { skinId: _id, ...face } = faceOf(catalogue, of ?? '', language);
    return { ...face, ...about };
  }
  const box = of === null ? undefined : catalogue.boxes.find(({ boxId }) => boxId === of)?.face;
  const name = inLanguage(PROP_NAMES[type], language);
  return {
    ...about,
    stuffName: box === undefined ? name : `${name} · ${inLanguage(box.name, language)}`,
    stuffImage: box?.image ?? '',
    exterior: '',
    skinsRarity: 'unknown',
    category: '',
  };
}

/** Returns what the drops of a press brought, each kind once, at the prices of a table. */
export function givenIn(
  { items, props }: NonNullable<EventData<typeof ItemsGranted>['extra']>,
  { tiers }: ExtraDrops,
): readonly GivenDrop[] {
  const rows = tiers.flatMap(({ drops }) => drops);
  const skins = Map.groupBy(items, ({ skinId }) => skinId);
  return [
    ...[...skins].map(([of, same]): GivenDrop => {
      const worth = same.reduce((sum, { value }) => sum + value, 0);
      return { type: 'skins', of, amount: same.length, worth };
    }),
    ...props.flatMap(({ prop, of, count: amount }) => {
      const row = rows.find((one) => one.type === prop && one.of === of);
      return row === undefined ? [] : { type: row.type, of, amount, worth: (row.price ?? 0) * amount };
    }),
  ];
}

/** Returns a version of the table by its hash; undefined if there was none. */
export function tableOf({ rulesHistory }: Pick<Game, 'rulesHistory'>, rulesHash: string) {
  const version = rulesHistory(EXTRA_DROPS).versions.findLast(({ hash }) => hash === rulesHash);
  return version !== undefined && EXTRA_DROPS.fits(version.content)
    ? { ...version, content: version.content }
    : undefined;
}

/** Returns an open's part in the extra drops, with the range that its number met. @param price of the box, 1/10,000 gem */
export function openDrop(
  game: Pick<Game, 'rulesHistory'>,
  catalogue: Catalogue,
  { drop, price }: { readonly drop: DrawnDrop | null; readonly price: Amount },
  language: Language,
) {
  if (drop === null) return null;
  const { number, rulesHash, gives } = drop;
  const tier = dropTierOf(tableOf(game, rulesHash)?.content.tiers ?? [], price);
  const ranges = tier === undefined ? [] : dropRangesOf(tier);
  const met = ranges.find(({ startTicket, endTicket }) => startTicket <= number && number < endTicket);
  return {
    number,
    rulesHash,
    startTicket: met?.startTicket ?? ranges.at(-1)?.endTicket ?? 0,
    endTicket: met?.endTicket ?? TICKETS,
    gives: gives === null ? null : rewardOf(catalogue, gives, language),
  };
}

const ticketsOf = ({ drops }: Tier): number => drops.reduce((sum, { tickets }) => sum + tickets, 0);

/** Returns how many tickets of a table bring something for a box of a price, in 1/10,000 gem. */
export function dropTickets({ open, tiers }: ExtraDrops, price: Amount): number {
  const tier = open ? dropTierOf(tiers, price) : undefined;
  return tier === undefined ? 0 : ticketsOf(tier);
}

const priceIn =
  ({ skins }: Catalogue) =>
  (skinId: string): Amount | undefined =>
    skins.get(skinId)?.price;

/** Returns the expected worth of one open's drop in gems. */
const worthOf = (content: ExtraDrops, price: Amount, catalogue: Catalogue): number =>
  Number(dropWorthOf(content, price, priceIn(catalogue))) / TICKETS / UNITS_PER_GEM;

/** Returns the extra drops of a box; null if its opens take no part. @param rtp published return of the box alone */
export function boxDrops(
  { hash, content }: { readonly hash: string; readonly content: ExtraDrops },
  catalogue: Catalogue,
  { price, rtp }: { readonly price: Amount; readonly rtp: number },
) {
  if (!content.open || dropTierOf(content.tiers, price) === undefined) return null;
  const tickets = dropTickets(content, price);
  const worth = worthOf(content, price, catalogue);
  const share = worth / toGems(price);
  return { rulesHash: hash, tickets, chance: tickets / TICKETS, worth, rtp: share, total: rtp + share };
}

/** Returns the tiers of a table with ranges and chances, in a player's language. */
export const tiersShown = (catalogue: Catalogue, content: ExtraDrops, language: Language): Table['tiers'] =>
  content.tiers.map((tier) => {
    const tickets = ticketsOf(tier);
    return {
      priceFrom: toGems(tier.priceFrom),
      tickets,
      chance: tickets / TICKETS,
      worth: worthOf({ ...content, open: true }, tier.priceFrom, catalogue),
      drops: dropRangesOf(tier).map(({ row, startTicket, endTicket }) => ({
        ...rewardOf(catalogue, givenBy(row, catalogue), language),
        startTicket,
        endTicket,
        probability: (endTicket - startTicket) / TICKETS,
      })),
    };
  });

const givenBy = ({ type, of, amount, price }: Tier['drops'][number], { skins }: Catalogue): GivenDrop => ({
  type,
  of,
  amount,
  worth: (price ?? skins.get(of ?? '')?.price ?? 0) * amount,
});

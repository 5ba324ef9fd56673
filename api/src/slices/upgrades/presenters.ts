import type { Catalogue } from '@skins/engine/catalogue';
import { numberOf, rollOf } from '@skins/engine/fairness';
import { type EventData, toGems } from '@skins/engine/kernel';
import { UpgradePlayed } from '@skins/engine/upgrades';
import type { Static } from 'typebox';
import { faceOf } from '../catalogue/skin-face.ts';
import type { Game } from '../../foundation/game/index.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { eventAt } from '../../foundation/records/index.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Position } from '../../foundation/store/index.ts';
import type { UpgradeRecord } from './contract.ts';
import { chanceOf, stakeOf } from './worth.ts';

type Played = EventData<typeof UpgradePlayed>;
type Record = Static<typeof UpgradeRecord>;
type Staked = Record['consumed'][number];

/** An upgrade with its time in milliseconds since 1970 and its log position. */
export interface Upgraded {
  readonly data: Played;
  readonly time: number;
  readonly position: Position;
}

/** Reads an upgrade from the log. */
export const upgradedAt = async (game: Pick<Game, 'store'>, position: Position) => {
  const { data, meta } = await eventAt(game.store, UpgradePlayed, position);
  return { data, time: meta.time, position, meta };
};

const GEMS = { zh: '宝石', en: 'Gems', ru: 'Самоцветы', vi: 'Ngọc' };
/** Path of the picture of gems. */
const GEMS_IMAGE = '/gems/3.svg';

/** Returns an upgrade in the form of spec 3.14, with the data needed to verify it. */
export function recordOf(
  catalogue: Catalogue,
  { data, time, position }: Upgraded,
  language: Language,
): Record {
  const { gems, targetSkinId, targetPrice, rulesHash, quote, winUpTo, reveal, ticket, won, itemId } = data;
  const consumed = consumedIn(catalogue, data, language);
  const left = dearestOf(consumed, language);
  const right = faceOf(catalogue, targetSkinId, language);
  const { userSeed, serverSeed, chainId, index } = reveal;
  const serverHash = nativeSha256(serverSeed);
  const { resultHash } = rollOf(userSeed, serverSeed, nativeSha256);
  const section = { startSection: 0, endSection: winUpTo };
  return {
    createdTime: time,
    consumeSkinId: left.skinId,
    result: won ? 0 : 1,
    successRate: chanceOf(data.rate),
    leftStuffName: left.stuffName,
    leftStuffImage: left.stuffImage,
    leftLevelName: left.levelName,
    leftAmount: left.amount,
    rightStuffName: right.stuffName,
    rightStuffImage: right.stuffImage,
    rightLevelName: right.skinsRarity,
    upgradeResult: JSON.stringify({ serverHash, serverSeed, userSeed, resultHash, ...section }),
    consumed,
    ...oddsOf(data),
    stake: toGems(stakeOf(data)),
    gems: toGems(gems),
    targetSkinId,
    targetPrice: toGems(targetPrice),
    rightExterior: right.exterior,
    rulesHash,
    quote,
    N: ticket,
    number: numberOf(ticket),
    userSeed,
    serverSeed,
    serverHash,
    resultHash,
    chainId,
    seedIndex: index,
    itemId,
    position,
  };
}

/** Returns the chance of an upgrade, in the form of every answer. */
export const oddsOf = ({ rate, fee, winUpTo }: Pick<Played, 'rate' | 'fee' | 'winUpTo'>) => ({
  rate: chanceOf(rate),
  rateExact: rate,
  fee: chanceOf(fee),
  feeExact: fee,
  winUpTo,
});

function consumedIn(catalogue: Catalogue, { items, gems }: Played, language: Language): Staked[] {
  const staked = items.map(({ itemId, skinId, value }) => {
    const { stuffName, stuffImage, exterior, skinsRarity } = faceOf(catalogue, skinId, language);
    return { itemId, skinId, stuffName, stuffImage, exterior, levelName: skinsRarity, amount: toGems(value) };
  });
  return gems === 0 ? staked : [...staked, gemsOf(toGems(gems), language)];
}

const gemsOf = (amount: number, language: Language): Staked => ({
  itemId: null,
  skinId: 'gems',
  stuffName: inLanguage(GEMS, language),
  stuffImage: GEMS_IMAGE,
  exterior: '',
  levelName: 'unknown',
  amount,
});

/** Returns the most valuable staked item, the first chosen if several are equal; the gems if no item was staked. */
const dearestOf = (consumed: readonly Staked[], language: Language): Staked =>
  consumed
    .filter(({ itemId }) => itemId !== null)
    .reduce<Staked | undefined>(
      (dearest, one) => (dearest === undefined || one.amount > dearest.amount ? one : dearest),
      undefined,
    ) ??
  consumed.at(-1) ??
  gemsOf(0, language);

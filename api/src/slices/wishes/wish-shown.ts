import type { Catalogue } from '@skins/engine/catalogue';
import { SHARES, entrantOf, feeOf, isIndependent, sharePriceOf } from '@skins/engine/fairness';
import { idOf, streamOf, toGems } from '@skins/engine/kernel';
import { type Wish as EngineWish, sharesOwned, soldOf } from '@skins/engine/wishes';
import type { Static } from 'typebox';
import { avatarOf, maskedName } from '../accounts/display-name.ts';
import { faceIn } from '../catalogue/skin-face.ts';
import type { Language } from '../../foundation/http/language.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Account, Bought, Lucky, Person, Returned, Wish } from './contract.ts';

export type ShownWish = Static<typeof Wish>;
export type Planted = NonNullable<EngineWish['planted']>;

export interface Looking {
  readonly catalogue: Catalogue;
  readonly language: Language;
  /** player id; undefined for visitors */
  readonly caller: string | undefined;
  /** milliseconds since 1970 */
  readonly now: number;
  readonly priceOf: (skinId: string) => number | undefined;
  /** whether the shop's beacon is independent: what a wish without a fixed round will be drawn by */
  readonly independent: boolean;
}

/** Public data of a player. */
const personOf = (playerId: string, caller: string | undefined): Static<typeof Person> => ({
  userId: entrantOf(nativeSha256, playerId),
  userName: maskedName(playerId),
  avatar: avatarOf(playerId),
  me: playerId === caller,
});

const playerAt = (place: string): string => idOf(streamOf(place));

export function stateOf({ returned, voided, drawn, frozen }: EngineWish): ShownWish['state'] {
  if (returned !== undefined) return 'returned';
  if (voided !== undefined) return 'void';
  if (drawn !== undefined) return 'lit';
  return frozen === undefined ? 'growing' : 'sealing';
}

/** Returns the share that was drawn, and its buyer; null before the draw. */
function luckyOf(wish: EngineWish, caller: string | undefined): Static<typeof Lucky> | null {
  const { drawn } = wish;
  if (drawn === undefined) return null;
  const playerId = playerAt(drawn.reserved);
  return {
    share: drawn.share,
    person: personOf(playerId, caller),
    shares: sharesOwned(wish, playerId),
  };
}

/** A wish in lists. */
export function wishShown(wish: EngineWish, planted: Planted, looking: Looking): ShownWish {
  const { caller, catalogue, language, now } = looking;
  const { terms, asked } = planted;
  const { frozen, drawn, returned, voided, runs } = wish;
  const state = stateOf(wish);
  const mine = caller === undefined ? 0 : sharesOwned(wish, caller);
  const independent = frozen === undefined ? looking.independent : isIndependent(frozen.source);
  return {
    id: idOf(streamOf(planted.place)),
    state,
    reason: (returned ?? voided)?.reason ?? null,
    skin: faceIn(catalogue, terms.skinId, language),
    price: toGems(terms.price),
    sharePrice: toGems(terms.sharePrice),
    sold: soldOf(wish),
    people: new Set(runs.map(({ entrant }) => entrant)).size,
    most: terms.most,
    planter: asked === null ? null : personOf(playerAt(asked), caller),
    mine,
    chance: mine === 0 ? null : mine / SHARES,
    buyable: state === 'growing' && now < terms.closesAt && looking.priceOf(terms.skinId) === terms.price,
    steers: independent ? 'nobody' : 'shop',
    plantedAt: planted.time,
    closesAt: terms.closesAt,
    frozenAt: frozen?.time ?? null,
    roundNumber: frozen?.source.round ?? null,
    roundTime: frozen?.source.time ?? null,
    drawnAt: drawn?.time ?? null,
    overAt: (drawn ?? returned ?? voided)?.time ?? null,
    lucky: luckyOf(wish, caller),
  };
}

const RATE_UNITS = 10_000;

/** Returns what a wish costs. Price in 1/10,000 gem, rate in 1/10,000. */
export function accountOf(price: number, feeRate: number): Static<typeof Account> {
  const fee = feeOf(price, feeRate);
  const sharePrice = sharePriceOf(price, feeRate);
  const total = SHARES * sharePrice;
  return {
    price: toGems(price),
    feeRate: feeRate / RATE_UNITS,
    fee: toGems(fee),
    sharePrice: toGems(sharePrice),
    total: toGems(total),
    surplus: toGems(total - price - fee),
    fees: toGems(total - price),
    returns: price / total,
  };
}

/** Returns the purchases in the order of their shares. */
export const boughtOf = ({ runs }: EngineWish, caller: string | undefined): Static<typeof Bought>[] =>
  runs.map(({ from, to, reserved, time }) => ({
    from,
    to,
    person: personOf(playerAt(reserved), caller),
    time,
  }));

/** Returns the drawn share with its purchase; null before the draw. */
export function luckyRun(wish: EngineWish, caller: string | undefined) {
  const lucky = luckyOf(wish, caller);
  const run = wish.runs.find(({ reserved }) => reserved === wish.drawn?.reserved);
  if (lucky === null || run === undefined) return null;
  return {
    ...lucky,
    from: run.from,
    to: run.to,
    chance: lucky.shares / SHARES,
    given: wish.ended !== undefined,
  };
}

/** Returns what came back; null if nothing did. */
export function returnedOf(
  wish: EngineWish,
  { terms }: Planted,
  caller: string | undefined,
): Static<typeof Returned> | null {
  const off = wish.returned ?? wish.voided;
  if (off === undefined) return null;
  const mine = caller === undefined ? 0 : sharesOwned(wish, caller);
  return {
    reason: off.reason,
    time: off.time,
    people: new Set(wish.runs.map(({ entrant }) => entrant)).size,
    amount: toGems(soldOf(wish) * terms.sharePrice),
    mine: mine === 0 ? null : toGems(mine * terms.sharePrice),
  };
}

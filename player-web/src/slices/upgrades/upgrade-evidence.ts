import { type Roll, rulesHashOf, upgradeOddsOf, upgradeQuoteOf } from '@skins/engine/fairness';
import { unitsOf } from '../../shell/play/gems';
import type { Evidence } from '../../shell/seeds/evidence';
import type { Terms, Upgrade } from './queries';

/** An upgrade in a list; the player’s own has its command id. */
export type ShownUpgrade = Omit<Upgrade, 'commandId'> & {
  readonly commandId?: string;
  readonly me?: boolean;
};

/** The complete choice; amounts in gems. */
export interface UpgradeChoice {
  readonly staked: ShownUpgrade['consumed'];
  readonly gems: number;
  readonly stake: number;
  readonly targetSkinId: string;
  readonly targetPrice: number;
  /** Undefined if the item ids are hidden from other players: they could not recompute it. */
  readonly quote: string | undefined;
}

export interface UpgradeOutcome {
  readonly won: boolean;
  readonly winUpTo: number;
  readonly fee: number;
  readonly rate: number;
  readonly stuffName: string;
  readonly exterior: string;
  readonly stuffImage: string;
  readonly rarity: ShownUpgrade['rightLevelName'];
}

export type UpgradeEvidence = Evidence<Terms, UpgradeChoice, UpgradeOutcome>;

/** Returns the choice as text: the items sorted by id, the gems, and the target. The quote covers their worth. */
export const chosenUpgrade = (
  itemIds: readonly string[],
  { gems, targetSkinId }: Pick<UpgradeChoice, 'gems' | 'targetSkinId'>,
): string => JSON.stringify({ itemIds: itemIds.toSorted(), gems, targetSkinId });

/** Returns the ids of the items in a stake. */
export const itemIdsIn = (staked: UpgradeChoice['staked']): readonly string[] =>
  staked.flatMap(({ itemId }) => (itemId === null ? [] : [itemId]));

/** Units per share of one in the rules. */
const WHOLE = 10_000;
const shareOf = (fraction: number): number => Math.round(fraction * WHOLE);

/** Computes the hash of the rules; undefined if an amount is invalid. */
export function hashOfTerms(terms: Terms): string | undefined {
  const minimumPrice = unitsOf(terms.minimumPrice);
  const maximumPrice = unitsOf(terms.maximumPrice);
  if (minimumPrice === undefined || maximumPrice === undefined) return undefined;
  return rulesHashOf('upgrade-odds', {
    minimumPumpingRatio: shareOf(terms.minimumPumpingRatio),
    drawProportion: shareOf(terms.drawProportion),
    minimumRate: shareOf(terms.minimumRate),
    maximumRate: shareOf(terms.maximumRate),
    minimumPrice,
    maximumPrice,
  });
}

/** Returns whether the rules give exactly this chance for the choice, the quote covers it, and the number decides so. */
export function follows(
  { won, winUpTo }: UpgradeOutcome,
  { draw, rules, choice }: { draw: Roll; rules: Terms; choice: UpgradeChoice },
): boolean {
  const named = namedBy(choice, hashOfTerms(rules));
  if (named === undefined) return false;
  const stake = named.items.reduce((sum, { value }) => sum + value, named.gems);
  if (stake <= 0 || stake > named.targetPrice || stake !== unitsOf(choice.stake)) return false;
  const odds = upgradeOddsOf(stake, named.targetPrice, {
    minimumPumpingRatio: shareOf(rules.minimumPumpingRatio),
    drawProportion: shareOf(rules.drawProportion),
  });
  return (
    odds.winUpTo === winUpTo &&
    (choice.quote === undefined || upgradeQuoteOf(named) === choice.quote) &&
    won === draw.ticket <= winUpTo
  );
}

function namedBy({ staked, gems, targetSkinId, targetPrice }: UpgradeChoice, rulesHash: string | undefined) {
  const price = unitsOf(targetPrice);
  const ofGems = unitsOf(gems);
  if (rulesHash === undefined || price === undefined || ofGems === undefined) return undefined;
  const items = staked.flatMap(({ itemId, skinId, amount }) =>
    itemId === null ? [] : [{ itemId, skinId, value: unitsOf(amount) ?? Number.NaN }],
  );
  if (items.some(({ value }) => Number.isNaN(value))) return undefined;
  return { items, gems: ofGems, targetSkinId, targetPrice: price, rulesHash };
}

/** Returns whether the result contradicts the number, whatever the rules were. */
export const isImpossible = ({ won, winUpTo }: UpgradeOutcome, { ticket }: Roll): boolean =>
  won !== ticket <= winUpTo;

/** Returns the claims of a record line or an answer. Other players’ item ids are hidden, so they identify no proof. */
export const evidenceOfUpgrade = (row: ShownUpgrade): UpgradeEvidence => ({
  game: 'upgrades',
  userSeed: row.userSeed,
  serverSeed: row.serverSeed,
  serverHash: row.serverHash,
  resultHash: row.resultHash,
  ticket: row.N,
  number: row.number,
  seedIndex: row.seedIndex,
  chainId: row.chainId,
  rulesHash: row.rulesHash,
  itemId: row.itemId ?? undefined,
  commandId: row.commandId,
  position: row.position,
  createTime: row.createdTime,
  choice: {
    staked: row.consumed,
    gems: row.gems,
    stake: row.stake,
    targetSkinId: row.targetSkinId,
    targetPrice: row.targetPrice,
    quote: row.commandId !== undefined || row.me === true ? row.quote : undefined,
  },
  outcome: {
    won: row.result === 0,
    winUpTo: row.winUpTo,
    fee: row.fee,
    rate: row.rate,
    stuffName: row.rightStuffName,
    exterior: row.rightExterior,
    stuffImage: row.rightStuffImage,
    rarity: row.rightLevelName,
  },
});

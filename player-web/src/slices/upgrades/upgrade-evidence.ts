import { type Roll, rulesHashOf, upgradeOddsOf, upgradeQuoteOf } from '@skins/engine/fairness';
import { unitsOf } from '../../shell/play/gems';
import type { Evidence } from '../../shell/seeds/evidence';
import type { Terms, Upgrade } from './queries';

/** An upgrade as a list shows it: one’s own has the id of its command. */
export type ShownUpgrade = Omit<Upgrade, 'commandId'> & {
  readonly commandId?: string;
  readonly me?: boolean;
};

/** Everything that was chosen. Amounts in gems. */
export interface UpgradeChoice {
  readonly staked: ShownUpgrade['consumed'];
  readonly gems: number;
  readonly stake: number;
  readonly targetSkinId: string;
  readonly targetPrice: number;
  /** Unknown where the ids of the items are kept from strangers: nobody else could recompute it. */
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

/** What was chosen, written down: the items in the order of their ids, the gems, and the target. The quote names their worth besides. */
export const chosenUpgrade = (
  itemIds: readonly string[],
  { gems, targetSkinId }: Pick<UpgradeChoice, 'gems' | 'targetSkinId'>,
): string => JSON.stringify({ itemIds: itemIds.toSorted(), gems, targetSkinId });

/** The ids of the items among what was staked. */
export const itemIdsIn = (staked: UpgradeChoice['staked']): readonly string[] =>
  staked.flatMap(({ itemId }) => (itemId === null ? [] : [itemId]));

/** What shares of the rules are counted in. */
const WHOLE = 10_000;
const shareOf = (fraction: number): number => Math.round(fraction * WHOLE);

/** The name of the rules, hashed here. Amounts that are none have no hash. */
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

/** Whether the rules give exactly this chance for what was chosen, the quote names just that, and the number decides so. */
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

/** Whatever the rules were, the number decides. */
export const isImpossible = ({ won, winUpTo }: UpgradeOutcome, { ticket }: Roll): boolean =>
  won !== ticket <= winUpTo;

/** What a line of a record, or the answer to a press, claims. Strangers’ items are not those that a proof is asked for by. */
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

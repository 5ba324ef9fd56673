import type { PricedOdds } from '@skins/engine/fairness';
import type { DataOf, boxRecord, openBox } from '@skins/api/contract';
import type { Item, Rarity } from '../ui/rarity';
import type { ClaimedRoll, RollCheck } from './check-roll';

export type BoxRecord = DataOf<typeof boxRecord>['records'][number];
export type Opening = DataOf<typeof openBox>['opens'][number];

/** A roll with everything that is known about it: what the check compares, and what it is shown with. */
export interface RollEvidence extends ClaimedRoll {
  readonly box?: { readonly id: string; readonly name: string } | undefined;
  readonly chainId?: number | undefined;
  readonly seedIndex?: number | undefined;
  readonly position?: string | undefined;
  readonly createTime?: number | undefined;
  readonly item?: WonItem | undefined;
  /** The odds of the version that was played, in the order of their tickets. */
  readonly table?: readonly Item[] | undefined;
}

interface WonItem {
  readonly stuffName: string;
  readonly stuffImage: string;
  readonly skinsRarity: Rarity;
  readonly exterior?: string | undefined;
  readonly price: number;
}

/** Odds as they are published now. */
export interface PublishedOdds {
  readonly id: string;
  readonly name: string;
  readonly versionHash: string;
  /** gems */
  readonly price: number;
  readonly items: readonly Item[];
}

const rolled = ({
  userSeed,
  serverSeed,
  serverHash,
  resultHash,
  ticket,
  number,
  seedIndex,
}: BoxRecord | Opening) => ({
  userSeed,
  serverSeed,
  serverHash,
  resultHash,
  ticket,
  number,
  seedIndex,
});

/** What a line of the record claims. The published odds belong to it only while they are the version that was played. */
export function evidenceOfRecord(record: BoxRecord, odds?: PublishedOdds): RollEvidence {
  const table = odds?.versionHash === record.versionHash ? odds.items : undefined;
  const exterior = table?.find((item) => item.skinId === record.skinId)?.exterior;
  return {
    ...rolled(record),
    box: { id: record.boxId, name: record.boxName },
    versionHash: record.versionHash,
    chainId: record.chainId,
    position: record.position,
    createTime: record.createTime,
    range: { startTicket: record.startTicket, endTicket: record.endTicket },
    item: { ...itemOf(record), stuffImage: record.stuffImage, exterior },
    table,
    odds: table && odds && pricedOdds(odds),
  };
}

/** What the answer to an opening claims, with the odds that were on the page when it was pressed. */
export function evidenceOfOpening(
  opening: Opening,
  { odds, position, chainId }: { odds: PublishedOdds; position: string; chainId: number | undefined },
): RollEvidence {
  const won = odds.items.find((item) => item.skinId === opening.skinId);
  return {
    ...rolled(opening),
    box: { id: odds.id, name: odds.name },
    versionHash: odds.versionHash,
    chainId,
    position,
    range: won && { startTicket: won.startTicket, endTicket: won.endTicket },
    item: won && { ...itemOf(opening), stuffImage: won.stuffImage, exterior: won.exterior },
    table: odds.items,
    odds: pricedOdds(odds),
  };
}

const UNITS_PER_GEM = 10_000;

/** The odds as the version's hash covers them: amounts in 1/10,000 gem. */
const pricedOdds = ({ id, price, items }: PublishedOdds): PricedOdds => ({
  boxId: id,
  price: Math.round(price * UNITS_PER_GEM),
  items: items.map((item) => ({ ...item, value: Math.round(item.price * UNITS_PER_GEM) })),
});

const itemOf = ({ stuffName, skinsRarity, price }: BoxRecord | Opening) => ({
  stuffName,
  skinsRarity,
  price,
});

/** The two seeds joined and hashed, for any shell. */
export const shellCommand = ({ userSeed, serverSeed }: ClaimedRoll): string =>
  `printf %s '${userSeed}${serverSeed}' | sha256sum`;

/** The same check by the program that auditors run. */
export const auditCommand = ({ userSeed, serverSeed }: ClaimedRoll): string =>
  `npx skins verify --user-seed ${userSeed} --server-seed ${serverSeed}`;

/** A proof to keep: every claimed value, the odds they were drawn from, and what this browser computed. */
export const proofOf = (evidence: RollEvidence, check: RollCheck) => ({
  scheme: 'v1',
  claimed: evidence,
  recomputed: check,
  commands: [shellCommand(evidence), auditCommand(evidence)],
});

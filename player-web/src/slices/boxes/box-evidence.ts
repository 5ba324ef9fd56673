import { dropNumberOf, itemAt, type Roll, type TicketRange, versionHashOf } from '@skins/engine/fairness';
import { unitsOf } from '../../shell/play/gems';
import type { Evidence } from '../../shell/seeds/evidence';
import type { Rarity } from '../../shell/ui/rarity';
import type { Opening } from './box-play';
import type { BoxDetails, BoxRecord, Item } from './queries';

/** The price and the odds of one version of a box, as published. */
export type BoxRules = Pick<BoxDetails, 'id' | 'name' | 'versionHash' | 'price' | 'items'>;

export interface BoxChoice {
  readonly boxId: string;
  readonly boxName: string;
  /** The cost of one opening, if the record states it. */
  readonly cost?: number | undefined;
}

export interface BoxOutcome {
  readonly skinId: string;
  readonly price: number;
  /** the range of tickets claimed to have won */
  readonly range: TicketRange | undefined;
  readonly stuffName: string;
  /** Its wear in the player's language, or empty. */
  readonly exterior: string;
  readonly stuffImage: string;
  readonly skinsRarity: Rarity;
  readonly category: string;
  /** The open's part in the extra drops; undefined if unknown, null for none. */
  readonly drop?: BoxRecord['drop'] | undefined;
}

export type BoxEvidence = Evidence<BoxRules, BoxChoice, BoxOutcome>;

/** Computes the content address of price and odds; undefined if an amount is invalid. */
export function hashOfRules({ id, price, items }: BoxRules): string | undefined {
  const units = unitsOf(price);
  const priced = items.map((item) => ({ ...item, value: unitsOf(item.price) }));
  const whole = priced.filter((item): item is Item & { value: number } => item.value !== undefined);
  if (units === undefined || whole.length < items.length) return undefined;
  return versionHashOf({ boxId: id, price: units, items: whole });
}

/** Returns whether the odds give exactly this item, at this value and price. */
export function follows(
  outcome: BoxOutcome,
  { draw, rules, choice }: { draw: Roll; rules: BoxRules; choice: BoxChoice },
): boolean {
  const item = itemOf(rules.items, draw.ticket);
  const { range } = outcome;
  return (
    choice.boxId === rules.id &&
    (choice.cost === undefined || choice.cost === rules.price) &&
    item?.skinId === outcome.skinId &&
    item.price === outcome.price &&
    (range === undefined || (range.startTicket === item.startTicket && range.endTicket === item.endTicket)) &&
    isNumbered(outcome, draw)
  );
}

/** Returns whether the number of the extra drop is that of the hash. Its table is checked beside it. */
const isNumbered = ({ drop }: BoxOutcome, { resultHash }: Roll): boolean =>
  drop === undefined || drop === null || drop.number === dropNumberOf(resultHash);

/** Returns the ticket's item; undefined if the odds have a gap there. */
function itemOf(items: readonly Item[], ticket: number): Item | undefined {
  try {
    return itemAt(items, ticket);
  } catch {
    return undefined;
  }
}

export const isImpossible = (outcome: BoxOutcome, draw: Roll): boolean => {
  const { range } = outcome;
  const { ticket } = draw;
  const isOutside = range !== undefined && (ticket < range.startTicket || ticket >= range.endTicket);
  return isOutside || !isNumbered(outcome, draw);
};

/** The fields of an opening that its number and seeds follow from. */
export type Drawn = Pick<
  Opening,
  'userSeed' | 'serverSeed' | 'serverHash' | 'resultHash' | 'ticket' | 'number' | 'seedIndex'
>;

/** Returns the claims about seeds and number. */
export const drawn = (roll: Drawn): Evidence => {
  const { userSeed, serverSeed, serverHash, resultHash, ticket, number, seedIndex } = roll;
  return { game: 'boxes', userSeed, serverSeed, serverHash, resultHash, ticket, number, seedIndex };
};

/** Returns the claims of a record line. Odds are added only if they are the version that was played. */
export function evidenceOfRecord(record: BoxRecord, odds?: BoxRules): BoxEvidence {
  const { skinId, price, startTicket, endTicket, stuffName, exterior, stuffImage, skinsRarity, category } =
    record;
  return {
    ...drawn(record),
    itemId: record.itemId,
    commandId: record.commandId,
    chainId: record.chainId,
    position: record.position,
    createTime: record.createTime,
    rulesHash: record.versionHash,
    rules: odds?.versionHash === record.versionHash ? odds : undefined,
    choice: {
      boxId: record.boxId,
      boxName: record.boxName,
      cost: record.paidBy === 'gems' ? record.cost : undefined,
    },
    outcome: {
      skinId,
      price,
      range: { startTicket, endTicket },
      stuffName,
      exterior,
      stuffImage,
      skinsRarity,
      category,
      drop: record.drop,
    },
  };
}

/** The press that led to an opening. */
interface Pressed {
  /** the odds on the page */
  readonly odds: BoxRules;
  /** the command's id */
  readonly key: string;
  readonly position: string;
  readonly chainId: number | undefined;
}

/** Returns the claims of an opening's answer, with the odds on the page at the press. */
export function evidenceOfOpening(opening: Opening, { odds, key, position, chainId }: Pressed): BoxEvidence {
  const { skinId, price, stuffName, exterior, skinsRarity, category } = opening;
  const won = odds.items.find((item) => item.skinId === skinId);
  const range = won && { startTicket: won.startTicket, endTicket: won.endTicket };
  const { id, name, versionHash, price: asked, items } = odds;
  return {
    ...drawn(opening),
    itemId: opening.itemId,
    commandId: key,
    chainId,
    position,
    rulesHash: versionHash,
    rules: { id, name, versionHash, price: asked, items },
    choice: { boxId: id, boxName: name },
    outcome: {
      skinId,
      price,
      range,
      stuffName,
      exterior,
      stuffImage: won?.stuffImage ?? '',
      skinsRarity,
      category,
      drop: opening.drop,
    },
  };
}

import {
  isServerSeed,
  isUserSeed,
  itemAt,
  numberText,
  rollOf,
  type PricedOdds,
  sha256Hex,
  type TicketRange,
  versionHashOf,
} from '@skins/engine/fairness';

/** What is claimed of one roll. The two seeds are enough to recompute it; every further value is compared. */
export interface ClaimedRoll {
  readonly userSeed: string;
  readonly serverSeed: string;
  /** The commitment: SHA-256 of the server seed, shown before the roll. */
  readonly serverHash?: string | undefined;
  /** The commitment this browser saw on the page before the roll, where it did. */
  readonly seenHash?: string | undefined;
  readonly resultHash?: string | undefined;
  readonly ticket?: number | undefined;
  readonly number?: number | undefined;
  /** The range of tickets that won, and the table it stands in. */
  readonly range?: TicketRange | undefined;
  readonly table?: readonly TicketRange[] | undefined;
  /** The name of the odds that were played, and the odds that the page shows under it. */
  readonly versionHash?: string | undefined;
  readonly odds?: PricedOdds | undefined;
}

/** `computed`: nothing was claimed to compare with. */
type Verdict = 'holds' | 'fails' | 'computed';

/** The five steps, in the order the dialog shows them. */
export const STEPS = ['userSeed', 'commitment', 'resultHash', 'number', 'range'] as const;
export type Step = (typeof STEPS)[number];

export interface RollCheck {
  readonly verdicts: Readonly<Record<Step, Verdict>>;
  readonly failed: readonly Step[];
  /** SHA-256(serverSeed), as this browser computes it. */
  readonly serverHash: string;
  readonly resultHash: string;
  readonly ticket: number;
  readonly numberText: string;
  /** The hash of the price and the odds shown, as this browser computes it; undefined without odds. */
  readonly versionHash: string | undefined;
}

const verdict = (...comparisons: readonly (boolean | undefined)[]): Verdict => {
  if (comparisons.includes(false)) return 'fails';
  return comparisons.includes(true) ? 'holds' : 'computed';
};

/** Whether a claimed value is the computed one; nothing to say where nothing is claimed. */
const same = <Value>(claimed: Value | undefined, computed: Value): boolean | undefined =>
  claimed === undefined ? undefined : claimed === computed;

/** Recomputes one roll of fairness version v1 from its seeds and compares every claimed value with it. */
export function checkRoll(claim: ClaimedRoll): RollCheck {
  const serverHash = sha256Hex(claim.serverSeed);
  const { resultHash, ticket } = rollOf(claim.userSeed, claim.serverSeed);
  const text = numberText(ticket);
  const versionHash = claim.odds && versionHashOf(claim.odds);
  const verdicts: Record<Step, Verdict> = {
    userSeed: verdict(isUserSeed(claim.userSeed)),
    commitment: verdict(
      isServerSeed(claim.serverSeed) ? undefined : false,
      same(claim.serverHash, serverHash),
      same(claim.seenHash, serverHash),
    ),
    resultHash: verdict(same(claim.resultHash, resultHash)),
    number: verdict(same(claim.ticket, ticket), same(claim.number, Number(text))),
    range: verdict(
      rangeHolds(claim, ticket),
      versionHash === undefined ? undefined : versionHash === claim.versionHash,
    ),
  };
  return {
    verdicts,
    failed: STEPS.filter((step) => verdicts[step] === 'fails'),
    serverHash,
    resultHash,
    ticket,
    numberText: text,
    versionHash,
  };
}

function rangeHolds({ range, table }: ClaimedRoll, ticket: number): boolean | undefined {
  if (range === undefined) return undefined;
  if (ticket < range.startTicket || ticket >= range.endTicket) return false;
  if (table === undefined) return true;
  const published = rangeAt(table, ticket);
  return published?.startTicket === range.startTicket && published.endTicket === range.endTicket;
}

function rangeAt(table: readonly TicketRange[], ticket: number): TicketRange | undefined {
  try {
    return itemAt(table, ticket);
  } catch {
    return undefined;
  }
}

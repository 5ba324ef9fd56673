import type { BoxTerms } from '../catalogue/events.ts';
import { type Desk, type EventData, type Violation, unequal, violationOf } from '../../kernel/index.ts';
import { HOUSE_TIME } from '../rules/events.ts';
import type { BoxOpened } from './events.ts';

// Implemented again on purpose: the auditor must not share the engine's mistakes.
const QUARTER_MS = 900_000;
const QUARTER_MINUTES = 15;
const QUARTERS_A_DAY = 96;

type QuarterHour = [quarter: number, opens: number, free: number];

/** The player's recent opens; JSON. */
export interface Own {
  /** by box, per quarter hour counted from 1970 UTC: opens that count, and opens by the allowance */
  opened: Record<string, QuarterHour[]>;
}

/** Checks how often the player opened the box today, and how this open is paid. */
export function auditTerms(
  desk: Desk,
  { boxId, paidBy }: EventData<typeof BoxOpened>,
  terms: BoxTerms | undefined,
  own: Own,
): Violation | undefined {
  // An open paid by a task neither counts against the daily limit nor uses the allowance.
  if (paidBy === 'task') return undefined;
  const { opens, free } = today(desk, boxId, own);
  count(own, boxId, quarterAt(desk), paidBy === 'allowance' ? 1 : 0);
  const perDay = terms?.perDay ?? Infinity;
  if (opens >= perDay) return violationOf('terms', `${perDay} opens a day at most`, opens + 1);
  // A player may use tickets and keep the allowance. The books of props check that each ticket was held and used.
  if (paidBy === 'ticket') return undefined;
  return unequal('terms', free < (terms?.allowance ?? 0) ? 'allowance' : 'gems', paidBy);
}

/** Resets the day's count of a box's opens, for a card. */
export function auditReset(
  desk: Desk,
  boxId: string,
  terms: BoxTerms | undefined,
  own: Own,
): Violation | undefined {
  const { opens } = today(desk, boxId, own);
  for (const quarter of own.opened[boxId] ?? []) quarter[1] = 0;
  if ((terms?.perDay ?? null) === null) return violationOf('box-reset', 'a box with a limit', boxId);
  return opens === 0
    ? violationOf('box-reset', 'openings today', 'none')
    : desk.props.spend({ prop: 'resetOpenBox', of: null, count: 1 });
}

const quarterAt = ({ time }: Desk): number => Math.floor(time / QUARTER_MS);

function today(desk: Desk, boxId: string, own: Own): { readonly opens: number; readonly free: number } {
  const { offsetMinutes } = desk.rules.inForce(HOUSE_TIME)?.content ?? HOUSE_TIME.first;
  const ahead = offsetMinutes / QUARTER_MINUTES;
  const midnight = Math.floor((quarterAt(desk) + ahead) / QUARTERS_A_DAY) * QUARTERS_A_DAY - ahead;
  let [opens, free] = [0, 0];
  for (const [quarter, opened, given] of own.opened[boxId] ?? [])
    if (quarter >= midnight && quarter < midnight + QUARTERS_A_DAY) {
      opens += opened;
      free += given;
    }
  return { opens, free };
}

/** Counts an open. On each new quarter hour, drops those that no current house day can include. */
function count({ opened }: Own, boxId: string, now: number, given: number): void {
  const quarters = (opened[boxId] ??= []);
  const counted = quarters.find(([quarter]) => quarter === now);
  if (counted !== undefined) {
    counted[1] += 1;
    counted[2] += given;
    return;
  }
  quarters.push([now, 1, given]);
  for (const [box, kept] of Object.entries(opened)) {
    // One more than a day has, because another node's clock may be seconds behind.
    const late = kept.filter(([quarter]) => quarter >= now - QUARTERS_A_DAY);
    if (late.length === 0) delete opened[box];
    else opened[box] = late;
  }
}

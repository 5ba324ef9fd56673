import { type Desk, type Violation, violationOf } from '../../kernel/index.ts';
import { HOUSE_TIME } from '../rules/events.ts';
import { type Own, beyond, houseHoursAt, isCounted, lastPlay, minutesOf, play } from './audit-usage.ts';
import { POLICY } from './events.ts';

// The checks of plays and orders.

/** Refuses plays and orders during a break or an exclusion. */
export function braked({ time }: Desk, { breakUntil, excludedUntil }: Own): Violation | undefined {
  const until = Math.max(breakUntil, excludedUntil);
  return time < until ? violationOf('braked', `nothing until ${until}`, time) : undefined;
}

/** Packs that require a real name for play. */
const NAMED: ReadonlySet<string> = new Set(['cn', 'uk']);

/** Refuses plays and orders without a real name if the policy requires one. */
export function unnamed({ rules }: Desk, { named }: Own): Violation | undefined {
  const pack = rules.inForce(POLICY)?.content.pack ?? '';
  return !named && NAMED.has(pack) ? violationOf('named', 'a real name', `none, under ${pack}`) : undefined;
}

/** Checks an amount against the limits of a kind. */
export const over = (
  { rules, time, edition }: Desk,
  own: Own,
  kind: 'deposit' | 'loss' | 'time',
  asked: number,
) => beyond(own, rules.inForce(POLICY)?.content, kind, asked, { time, edition, offset: offsetIn(rules) });

/** Checks the first play of a command that a player gives against the rules for beginning one. */
export function begun(desk: Desk, own: Own): Violation | undefined {
  const { command } = desk;
  if (own.command === command) return undefined;
  const before = lastPlay(own, desk.edition);
  const found =
    braked(desk, own) ??
    unnamed(desk, own) ??
    checkDue(desk, own) ??
    outOfPolicy(desk, before) ??
    over(desk, own, 'time', newMinute(desk, own));
  own.command = command;
  own.plays = 0;
  return found;
}

/** Returns the house offset in force, in minutes ahead of UTC. */
const offsetIn = (rules: Desk['rules']): number =>
  (rules.inForce(HOUSE_TIME)?.content ?? HOUSE_TIME.first).offsetMinutes;

const newMinute = (desk: Desk, own: Own): number => (isCounted(own, desk) ? 0 : 1);

function checkDue(desk: Desk, own: Own): Violation | undefined {
  const minutes = minutesOf(own, desk.edition);
  return own.checkEvery !== null && minutes >= own.checkEvery && newMinute(desk, own) === 1
    ? violationOf('reality-check', `a check after ${own.checkEvery} minutes`, minutes)
    : undefined;
}

function outOfPolicy({ rules, time }: Desk, playedAt: number): Violation | undefined {
  const policy = rules.inForce(POLICY)?.content;
  if (policy === undefined) return undefined;
  const { hours, cycleMs } = policy;
  const hour = houseHoursAt(time, offsetIn(rules)) % 24;
  if (hours !== null && (hour < hours.from || hour >= hours.until))
    return violationOf('policy', `hours ${hours.from} to ${hours.until}`, hour);
  return cycleMs > 0 && time - playedAt < cycleMs
    ? violationOf('policy', `a play from ${playedAt + cycleMs}`, time)
    : undefined;
}

/** Packs that allow only one play per command. */
const ALONE: ReadonlySet<string> = new Set(['uk']);

/** Counts plays that a player begins, with their minute. Some policies allow only one per command. */
export function counted({ rules, time }: Desk, own: Own, plays: number): Violation | undefined {
  play(own, time);
  own.plays += plays;
  if (own.plays < 2 || !ALONE.has(rules.inForce(POLICY)?.content.pack ?? '')) return undefined;
  return violationOf('policy', 'one play in a command', own.plays);
}

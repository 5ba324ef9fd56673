import { DAY_MS, QUARTER_MS } from '../../kernel/index.ts';
import { type Deeds, done } from '../deeds/index.ts';
import type { Condition, Figure } from './events.ts';

/** A player's facts that room conditions are compared with. */
export interface Standing {
  readonly deeds: Deeds;
  readonly invitedBy: string | null;
}

/** Facts at the time of the join from outside the player's own stream. */
export interface FigureContext {
  /** milliseconds since 1970 */
  readonly time: number;
  readonly vipLevel: number;
  /** friends who helped the player into the room */
  readonly assists: number;
  /** owner of the invitation code given; null without one */
  readonly through: string | null;
  /** host of the room; null without one */
  readonly host: string | null;
}

/** Returns each condition's required value and the player's value, in order. */
export const figuresOf = (
  conditions: readonly Condition[],
  standing: Standing,
  context: FigureContext,
): readonly Figure[] => conditions.map((condition) => figureOf(condition, standing, context));

export const isMet = ({ wanted, found }: Figure): boolean => found >= wanted;

function figureOf(
  condition: Condition,
  { deeds, invitedBy }: Standing,
  { time, vipLevel, assists, through, host }: FigureContext,
): Figure {
  switch (condition.kind) {
    case 'paid-in': {
      const { amount } = done(deeds, 'paid-in', windowOf(condition.days, time));
      return { kind: 'paid-in', wanted: condition.amount, found: Math.max(0, amount) };
    }
    case 'opens': {
      const window = windowOf(condition.days, time);
      const opened = done(deeds, 'open-classic', window).count + done(deeds, 'open-hash', window).count;
      return { kind: 'opens', wanted: condition.count, found: opened };
    }
    case 'vip':
      return { kind: 'vip', wanted: condition.level, found: vipLevel };
    case 'invited': {
      const invited = host !== null && (invitedBy === host || through === host);
      return { kind: 'invited', wanted: 1, found: Number(invited) };
    }
    case 'assists':
      return { kind: 'assists', wanted: condition.count, found: assists };
    default:
      return condition satisfies never;
  }
}

/** Returns a window of the last `days` days, beginning at a full quarter hour. */
const windowOf = (days: number, time: number) => ({
  from: Math.floor((time - days * DAY_MS) / QUARTER_MS) * QUARTER_MS,
  until: time + QUARTER_MS,
});

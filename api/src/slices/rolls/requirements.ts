import { toGems } from '@skins/engine/kernel';
import { type Condition, type Figure, isMet } from '@skins/engine/rolls';
import type { Missing, Requirement } from './missing.ts';

const GEMS: ReadonlySet<Figure['kind']> = new Set(['paid-in']);

const amount = (kind: Figure['kind'], value: number): number => (GEMS.has(kind) ? toGems(value) : value);

/** Returns conditions with a player's progress. */
export const requirementsOf = (conditions: readonly Condition[], figures: readonly Figure[]): Requirement[] =>
  conditions.flatMap((condition, k) => {
    const figure = figures[k];
    if (figure === undefined) return [];
    const { kind, wanted, found } = figure;
    const days = 'days' in condition ? condition.days : null;
    return [{ kind, wanted: amount(kind, wanted), days, found: amount(kind, found), done: isMet(figure) }];
  });

/** Returns the same for visitors, without progress. */
export const unknownRequirements = (conditions: readonly Condition[]): Requirement[] =>
  conditions.map((condition) => {
    const days = 'days' in condition ? condition.days : null;
    const { kind } = condition;
    return { kind, wanted: amount(kind, wantedBy(condition)), days, found: null, done: false };
  });

function wantedBy(condition: Condition): number {
  switch (condition.kind) {
    case 'paid-in':
      return condition.amount;
    case 'opens':
    case 'assists':
      return condition.count;
    case 'vip':
      return condition.level;
    case 'invited':
      return 1;
    default:
      return condition satisfies never;
  }
}

/** Returns the address by which friends help a player into a room; null if the room requires no help. */
export const shareOf = (
  roomId: string,
  conditions: readonly Condition[],
  spreadCode: string,
): Missing['share'] =>
  conditions.some(({ kind }) => kind === 'assists')
    ? `/page/source?poster=${encodeURIComponent(spreadCode)}&roomId=${roomId}`
    : null;

import { toGems } from '@skins/engine/kernel';
import { type Condition, type Figure, isMet } from '@skins/engine/rolls';
import type { Language } from '../../foundation/http/language.ts';
import type { Missing, Requirement } from './missing.ts';
import { taskNameOf } from './requirement-words.ts';

const GEMS: ReadonlySet<Figure['kind']> = new Set(['paid-in']);

const amount = (kind: Figure['kind'], value: number): number => (GEMS.has(kind) ? toGems(value) : value);

/** Returns conditions with a player's progress, in a player's language. */
export const requirementsOf = (
  conditions: readonly Condition[],
  figures: readonly Figure[],
  language: Language,
): Requirement[] =>
  conditions.flatMap((condition, k) => {
    const figure = figures[k];
    if (figure === undefined) return [];
    const { kind, wanted, found } = figure;
    const asked = { kind, wanted: amount(kind, wanted), days: daysOf(condition) };
    return [requirement(k, asked, amount(kind, found), isMet(figure), language)];
  });

/** Returns the same for visitors, without progress. */
export const unknownRequirements = (conditions: readonly Condition[], language: Language): Requirement[] =>
  conditions.map((condition, k) => {
    const { kind } = condition;
    const asked = { kind, wanted: amount(kind, wantedBy(condition)), days: daysOf(condition) };
    return requirement(k, asked, null, false, language);
  });

const daysOf = (condition: Condition): number | null => ('days' in condition ? condition.days : null);

const requirement = (
  k: number,
  asked: Pick<Requirement, 'kind' | 'wanted' | 'days'>,
  found: number | null,
  done: boolean,
  language: Language,
): Requirement => ({
  id: k + 1,
  taskName: taskNameOf(asked, language),
  amount: found ?? 0,
  code: asked.kind,
  ...asked,
  found,
  done,
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

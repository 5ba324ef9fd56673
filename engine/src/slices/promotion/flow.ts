import { type Action, stepId } from '../../kernel/index.ts';
import type { PromotionDay } from './state.ts';

/** Returns a day's next actions: each share, in its inviter's stream, then the end. */
export function nextActions({ closed, tables, ended }: PromotionDay): readonly Action[] {
  if (closed === undefined || ended !== undefined) return [];
  const shares = tables.flatMap(({ place, rows }) =>
    rows.flatMap(({ friend, inviter, amount, held }, k): Action[] =>
      amount === 0
        ? []
        : [
            {
              do: 'command',
              id: stepId(place, k + 1),
              stream: `player-${inviter}`,
              name: 'pay-promotion',
              input: { table: place, row: k + 1, friend, amount, held },
            },
          ],
    ),
  );
  const stream = `promotion-${closed.day}`;
  return [
    ...shares,
    { do: 'command', id: stepId(closed.place, 1), stream, name: 'end-promotion-day', input: {} },
  ];
}

import { type Action, type Json, type Place, type Step, stepId, streamOf } from '../../kernel/index.ts';
import type { Ranking } from './state.ts';

/** Steps of the release below this number are the ranking's own; prizes use the others. */
const PRIZES = 100;

/** Returns a ranking's next actions: at noon each prize, in its winner's stream, then the end. */
export function nextActions({ closed, released, ended }: Ranking): readonly Action[] {
  if (closed === undefined || ended !== undefined) return [];
  const { place, paysAt, rows } = closed;
  if (released === undefined)
    return [{ do: 'until', at: paysAt, act: step(place, 1, streamOf(place), 'release-prizes') }];
  const prizes = rows.flatMap(({ play, amount }, k) =>
    amount === 0
      ? []
      : [
          step(released, PRIZES + k + 1, streamOf(play), 'pay-rank-prize', {
            closed: place,
            rank: k + 1,
            amount,
          }),
        ],
  );
  return [...prizes, step(released, 1, streamOf(place), 'end-ranking')];
}

const step = (cause: Place, n: number, stream: string, name: string, input: Json = {}): Step => ({
  do: 'command',
  id: stepId(cause, n),
  stream,
  name,
  input,
});

import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { positionOf } from '../../foundation/store/index.ts';
import { bestPlays } from './best-plays.ts';
import { rankQuestions } from './questions.ts';
import { PLACES_COUNTED, placesBefore, snapshots } from './snapshots.ts';
import { views } from './views.ts';

const DAY = 20_777;

/** Returns the ranking of a day, in which players have these multiples; player 0 plays first. */
function dayOf(multiples: readonly number[]) {
  const database = new Database(':memory:');
  for (const { schema } of views) database.exec(schema);
  const best = bestPlays(database)();
  for (const [n, multiple] of multiples.entries())
    best.take(
      'box',
      DAY,
      { player: `player${n}`, position: positionOf(n + 1), play: String(n), time: n, multiple },
      1,
    );
  best.write();
  const ask = rankQuestions(database);
  const snapshot = snapshots({ clock: () => 1_000_000 }, ask)('box', DAY);
  const placeOf = (player: string): number | undefined => {
    const own = ask.own(snapshot, player);
    return own && placesBefore(snapshot, own) + 1;
  };
  return { snapshot, placeOf };
}

describe('places of a ranking', () => {
  it('go by multiple, and the earlier of two equal plays is first', () => {
    const { placeOf } = dayOf([5, 9, 7, 9, 1]);
    expect([0, 1, 2, 3, 4].map((n) => placeOf(`player${n}`))).toEqual([4, 1, 3, 2, 5]);
    expect(placeOf('player9')).toBeUndefined();
  });

  it('are counted up to a bound', () => {
    const { snapshot, placeOf } = dayOf(Array.from({ length: PLACES_COUNTED + 50 }, (_, n) => 2_000 - n));
    expect(snapshot.ranked).toHaveLength(PLACES_COUNTED);
    expect(placeOf(`player${PLACES_COUNTED - 1}`)).toBe(PLACES_COUNTED);
    expect(placeOf(`player${PLACES_COUNTED + 20}`)).toBe(PLACES_COUNTED + 1);
  });
});

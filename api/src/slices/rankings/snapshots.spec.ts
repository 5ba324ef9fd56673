import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { positionOf } from '../../foundation/store/index.ts';
import { bestPlays } from './best-plays.ts';
import { rankQuestions } from './questions.ts';
import { PLACES_COUNTED, placesBefore, snapshots } from './snapshots.ts';
import { views } from './views.ts';

const DAY = 20_777;

/** Returns the lists of a day, in which players have these multiples; player 0 plays first. */
function listed(multiples: readonly number[]) {
  const database = new Database(':memory:');
  for (const { schema } of views) database.exec(schema);
  const takeAt = (n: number, time: number, multiple: number) => {
    const best = bestPlays(database)();
    const row = { player: `player${n}`, position: positionOf(n + 1), play: String(n), time, multiple };
    best.take('box', DAY, row, 1);
    best.write();
  };
  for (const [n, multiple] of multiples.entries()) takeAt(n, n, multiple);
  return { ask: rankQuestions(database), takeAt };
}

function dayOf(multiples: readonly number[]) {
  const { ask } = listed(multiples);
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

describe('a snapshot', () => {
  it('stands for ten minutes, and is made anew once its day is closed', () => {
    const { ask, takeAt } = listed([5]);
    let now = 1_000_000;
    const snapshotOf = snapshots({ clock: () => now }, ask);
    const namesIn = (closed?: number) => snapshotOf('box', DAY, closed).top.map(({ player }) => player);
    expect(namesIn()).toEqual(['player0']);
    now += 60_000;
    takeAt(1, now, 9);
    now += 120_000;
    expect(namesIn()).toEqual(['player0']);
    expect(namesIn(now - 1_000)).toEqual(['player1', 'player0']);
    expect(namesIn()).toEqual(['player1', 'player0']);
  });
});

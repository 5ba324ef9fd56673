import { describe, expect, it } from 'vitest';
import { type Times, decidedAt, landedIn, landsAt, nextTurn, sceneAt, shownAt } from './scene';

const times: Times = { startsAt: 10_000, decidesAt: 25_000, endsAt: 30_000, rounds: 3 };

describe('the scene of a battle', () => {
  it.each([
    [9_999, { at: 'before' }],
    [10_000, { at: 'round', round: 1, landed: false }],
    [13_999, { at: 'round', round: 1, landed: false }],
    [14_000, { at: 'round', round: 1, landed: true }],
    [15_000, { at: 'round', round: 2, landed: false }],
    [24_999, { at: 'round', round: 3, landed: true }],
    [25_000, { at: 'deciding', decided: false }],
    [28_500, { at: 'deciding', decided: true }],
    [30_000, { at: 'over' }],
  ])('at %i follows the times of the log', (now, scene) => {
    expect(sceneAt(times, now)).toEqual(scene);
  });

  it('turns exactly at each of its times, and then stays', () => {
    const turns: number[] = [];
    for (let now: number | undefined = 0; (now = nextTurn(times, now)) !== undefined;) turns.push(now);
    expect(turns).toEqual([
      ...[1, 2, 3].flatMap((round) => [shownAt(times, round), landsAt(times, round)]),
      times.decidesAt,
      decidedAt(times),
      times.endsAt,
    ]);
  });

  it('counts a round only once its reels have landed', () => {
    const landed = [9_999, 10_000, 14_000, 15_000, 19_000, 25_000, 30_000].map((now) =>
      landedIn(sceneAt(times, now), times.rounds),
    );
    expect(landed).toEqual([0, 0, 1, 1, 2, 3, 3]);
  });
});

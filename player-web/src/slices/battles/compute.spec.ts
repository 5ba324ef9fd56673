import { describe, expect, it } from 'vitest';
import { playedOut, standingsOf } from './compute';
import { figureOf, gradeOf, viewOf } from './run-view';
import { detailOf, versions } from './sample-detail';
import { sceneAt, timesOf } from './scene';

describe('a battle computed from the public number', () => {
  it('has every round of every seat with its item, and the standings behind it', () => {
    const played = playedOut(detailOf('highest'), versions);
    expect(played?.rounds.map(({ round, shownAt }) => [round, shownAt])).toEqual([
      [1, 1_000],
      [2, 6_000],
    ]);
    for (const { draws } of played?.rounds ?? [])
      for (const { ticket, value } of draws) expect(value).toBe(ticket < 8_388_608 ? 1.25 : 3.5);
    const totals = [1, 2].map((seat) =>
      (played?.rounds ?? [])
        .flatMap(({ draws }) => draws)
        .reduce((sum, draw) => (draw.seat === seat ? sum + draw.value : sum), 0),
    );
    expect(played?.rounds.at(-1)?.standings.map(({ total }) => total)).toEqual(totals);
  });

  it('gives all items to the winner, and shares everything under the rule of sharing', () => {
    const won = playedOut(detailOf('highest'), versions)?.outcome;
    const sum = won?.gets.reduce((all, { value }) => all + value, 0);
    expect(won?.gets.find(({ seat }) => seat === won.winner)).toMatchObject({ items: 4, value: sum });
    const shared = playedOut(detailOf('shared'), versions)?.outcome;
    expect(shared).toMatchObject({ winner: null, tie: null });
    expect(shared?.gets.every(({ items, share }) => items === 0 && share > 0)).toBe(true);
  });

  it('is nothing before the number is out', () => {
    const detail = detailOf('highest');
    expect(playedOut({ ...detail, evidence: { ...detail.evidence, round: null } }, versions)).toBeUndefined();
  });
});

describe('the standings', () => {
  const values = [
    [5, 1],
    [2, 3],
  ];
  it.each([
    ['highest', [1, 2]],
    ['lowest', [2, 1]],
    ['last', [2, 1]],
  ] as const)('rank by the rule: %s', (rule, ranks) => {
    expect(standingsOf({ rule, teams: 0 }, values).map(({ rank }) => rank)).toEqual(ranks);
  });

  it('give the same rank to equal sums, and equal chances where all are zero', () => {
    expect(standingsOf({ rule: 'highest', teams: 0 }, [[1], [1]]).map(({ rank }) => rank)).toEqual([1, 1]);
    expect(standingsOf({ rule: 'jackpot', teams: 0 }, [[0], [0]]).map(({ chance }) => chance)).toEqual([
      0.5, 0.5,
    ]);
    expect(standingsOf({ rule: 'jackpot', teams: 0 }, [[3], [1]]).map(({ chance }) => chance)).toEqual([
      0.75, 0.25,
    ]);
  });

  it('add the seats of a team, which alternate', () => {
    const sums = standingsOf({ rule: 'highest', teams: 2 }, [[1], [2], [4], [8]]);
    expect(sums.map(({ of, total }) => [of, total])).toEqual([
      [1, 5],
      [2, 10],
    ]);
  });

  it('compare the last round alone where only that counts', () => {
    const standing = { of: 1, total: 9, last: 2, rank: 1, chance: null };
    expect([figureOf({ rule: 'last' }, standing), figureOf({ rule: 'lowest' }, standing)]).toEqual([2, 9]);
  });
});

describe('what is on screen', () => {
  const detail = detailOf('highest');
  const played = playedOut(detail, versions) ?? { rounds: [], outcome: null };
  const times = timesOf(detail.battle);
  const at = (now: number) => viewOf(detail.battle, played, times ? sceneAt(times, now) : { at: 'before' });

  it('shows nothing of a round before its reels have landed', () => {
    expect(at(4_999)).toMatchObject({ landed: false, past: [], standings: [], table: 0, told: null });
    expect(at(5_000)).toMatchObject({ landed: true, told: null });
    expect(at(5_000).past).toHaveLength(1);
  });

  it('tells the result only in the deciding moment', () => {
    expect([at(10_999).outcome, at(11_000).told]).toEqual([null, null]);
    expect(at(14_500).told).toEqual(played.outcome);
  });

  it('stands at the last known round while the next is on its way', () => {
    const late = viewOf(
      detail.battle,
      { rounds: played.rounds.slice(0, 1), outcome: null },
      {
        at: 'round',
        round: 2,
        landed: false,
      },
    );
    expect([late.round?.round, late.landed]).toEqual([1, true]);
  });

  it.each([
    [0, 0],
    [1, 1],
    [3, 2],
    [10, 3],
    [20, 4],
  ])('grades what %i prices bring', (times, grade) => {
    expect(gradeOf(times * 2, 2)).toBe(grade);
  });
});

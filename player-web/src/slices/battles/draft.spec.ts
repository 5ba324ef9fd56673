import { describe, expect, it } from 'vitest';
import {
  type Draft,
  EMPTY_DRAFT,
  type PickedBox,
  boxesOf,
  draftLike,
  faultOf,
  moved,
  sumOf,
  timesIn,
  withPlayedRule,
  withRound,
  withRule,
  withSeating,
  withoutLast,
  withoutRound,
} from './draft';

const box = (id: string, price: number): PickedBox => ({
  id,
  versionHash: id,
  name: id,
  image: '',
  heroImage: '',
  price,
  rtp: 0.9,
});
const known = new Map([
  ['a', box('a', 1.1)],
  ['b', box('b', 2.2)],
]);
const limits = { roundsMost: 4, ceiling: 12 };
const draft = (rounds: readonly string[], more: Partial<Draft> = {}): Draft => ({
  ...EMPTY_DRAFT,
  rounds,
  ...more,
});

describe('a draft', () => {
  it('takes boxes in the order of their presses, with repeats', () => {
    const made = ['a', 'b', 'a'].reduce(withRound, EMPTY_DRAFT);
    expect(made.rounds).toEqual(['a', 'b', 'a']);
    expect(timesIn(made, 'a')).toBe(2);
    expect(withoutLast(made, 'a').rounds).toEqual(['a', 'b']);
    expect(withoutLast(made, 'c')).toBe(made);
    expect(moved(made, 1).rounds).toEqual(['b', 'a', 'a']);
    expect(moved(made, 0)).toBe(made);
    expect(withoutRound(made, 0).rounds).toEqual(['b', 'a']);
  });

  it('sums prices and returns without errors of binary fractions', () => {
    expect(sumOf([box('a', 1.1), box('b', 2.2)])).toEqual({ price: 3.3, back: 2.97 });
  });

  it('never shares between teams', () => {
    expect(withSeating(draft(['a'], { rule: 'shared' }), { seats: 4, teams: 2 }).rule).toBe('highest');
    expect(withRule(draft(['a'], { seats: 4, teams: 2 }), 'shared')).toMatchObject({ seats: 2, teams: 0 });
  });

  it('goes by a rule that is played', () => {
    const shared = draft(['a'], { rule: 'shared' });
    expect(withPlayedRule(shared, ['last', 'shared'])).toBe(shared);
    expect(withPlayedRule(shared, ['last', 'jackpot']).rule).toBe('last');
    expect(withPlayedRule(draft(['a'], { seats: 4, teams: 2 }), ['shared', 'jackpot']).rule).toBe('jackpot');
  });

  it.each([
    [draft([]), 'none'],
    [draft(['a', 'a', 'a', 'a', 'a']), 'many'],
    [draft(['gone']), 'gone'],
    [draft(['b', 'b'], { seats: 3 }), 'ceiling'],
    [draft(['b', 'b'], { seats: 2 }), undefined],
  ])('says before paying why it cannot be created', (made, fault) => {
    expect(faultOf(made, boxesOf(made, known), limits)).toBe(fault);
  });

  it('is made again from the boxes of a battle, as they are on sale now', () => {
    const run = {
      versionHash: 'old',
      name: '',
      image: '',
      heroImage: '',
      heroRarity: 'rare' as const,
      price: 1,
    };
    const seats = [1, 2].map((seat) => ({ seat, team: 0, place: 1, person: null }));
    const like = draftLike({
      boxes: [
        { ...run, boxId: 'a', count: 2 },
        { ...run, boxId: 'b', count: 1 },
      ],
      seats,
      teams: 0,
      rule: 'last',
    });
    expect(like).toMatchObject({ rounds: ['a', 'a', 'b'], seats: 2, rule: 'last' });
  });
});

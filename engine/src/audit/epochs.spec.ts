import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../fairness/index.ts';
import { shopOf } from '../shop/index.ts';
import { SampleDesk } from '../../../test/samples/engine/desk.ts';

const [A, B] = ['a'.repeat(64), 'b'.repeat(64)];
const EDITION = 3;

/** A handmade chain of three seeds: the anchor, then seeds 1 to 3. */
const CHAIN = [4, 3, 2, 1].map((times) =>
  Array.from({ length: times }).reduce<string>((seed) => sha256Hex(seed), 'last'),
);
const [anchor = '', , , lastSeed = ''] = CHAIN;
const LENGTH = 3;

function sample() {
  const one = new SampleDesk(shopOf({}));
  one.desk.editions.open(EDITION);
  return one;
}

const reveal = (index: number, userSeed = 'mine') => ({
  chainId: 1,
  index,
  userSeed,
  serverSeed: CHAIN[index] ?? '',
});

describe('epochs', () => {
  it('are numbered from 2, each with a name of its own', () => {
    const { desk } = sample();

    expect(desk.epoch).toBe(1);
    expect(desk.epochs.open(2, A)).toBeUndefined();
    expect(desk.epoch).toBe(2);
    expect(desk.epochs.open(2, B)).toEqual({ rule: 'epoch', expected: '3', found: '2' });
    expect(sample().desk.epochs.open(3, A)).toMatchObject({ rule: 'epoch', expected: '2' });
    expect(desk.epochs.open(3, A)).toEqual({ rule: 'epoch', expected: 'a name of its own', found: A });
  });

  it('do not occur in an earlier edition', () => {
    const { desk } = new SampleDesk(shopOf({}));
    desk.editions.open(EDITION - 1);

    expect(desk.epochs.open(2, A)).toMatchObject({ rule: 'epoch', found: 'edition 2' });
  });
});

describe('a seed chain', () => {
  it('belongs to the epoch that is open when it is committed', () => {
    const { desk } = sample();
    expect(desk.seeds.commit(1, anchor, LENGTH, 1)).toBeUndefined();
    desk.epochs.open(2, A);
    expect(desk.seeds.commit(2, anchor, LENGTH, 1)).toEqual({
      rule: 'chain-epoch',
      expected: 'epoch 2',
      found: 'epoch 1',
    });
  });

  it('is not armed by a user seed of the command that commits it', () => {
    const one = sample();
    one.desk.seeds.commit(1, anchor, LENGTH, 1);
    one.at({ first: false });
    one.desk.seeds.setUserSeed('mine', false);
    expect(one.at({ first: false }).seeds.reveal(reveal(1))).toMatchObject({ rule: 'armed' });

    one.at({ command: 'c2' }).seeds.setUserSeed('mine', false);
    expect(one.desk.seeds.reveal(reveal(1))).toBeUndefined();
  });

  it('reveals nothing once a newer epoch is open', () => {
    const one = sample();
    one.desk.seeds.commit(1, anchor, LENGTH, 1);
    one.at({ command: 'c2' }).seeds.setUserSeed('mine', false);
    expect(one.desk.seeds.reveal(reveal(1))).toBeUndefined();
    one.desk.epochs.open(2, A);

    expect(one.desk.seeds.reveal(reveal(2))).toEqual({
      rule: 'stale-chain',
      expected: 'a chain of epoch 2',
      found: 'chain 1 of epoch 1',
    });
  });
});

describe('a void chain', () => {
  const voided = { chainId: 1, epoch: 2, used: 1, lastSeed };

  /** Returns a desk on which one seed of a chain was revealed, and then an epoch opened. */
  function stale() {
    const one = sample();
    one.desk.seeds.commit(1, anchor, LENGTH, 1);
    one.at({ command: 'c2' }).seeds.setUserSeed('mine', false);
    one.desk.seeds.reveal(reveal(1));
    one.desk.epochs.open(2, A);
    return one.at({ command: 'c3' });
  }

  it('shows the seed that it would have revealed last, and is followed by the next chain', () => {
    const desk = stale();

    expect(desk.seeds.giveUp(voided)).toBeUndefined();
    expect(desk.seeds.commit(2, anchor, LENGTH, 2)).toBeUndefined();
  });

  it.each([
    ['another epoch', 'void-epoch', { ...voided, epoch: 3 }],
    ['too few seeds', 'void-used', { ...voided, used: 0 }],
    ['too many seeds', 'void-used', { ...voided, used: 2 }],
    ['another last seed', 'void-seed', { ...voided, lastSeed: A }],
    ['a seed on the way as the last', 'void-seed', { ...voided, lastSeed: CHAIN[2] ?? '' }],
    ['another chain', 'void', { ...voided, chainId: 2 }],
  ])('is refused with %s', (_what, rule, said) => {
    expect(stale().seeds.giveUp(said)).toMatchObject({ rule });
  });

  it('is voided once', () => {
    const desk = stale();
    desk.seeds.giveUp(voided);

    expect(desk.seeds.giveUp(voided)).toMatchObject({ rule: 'void', expected: 'no chain' });
  });

  it('is neither of the open epoch nor played out', () => {
    const { desk } = sample();
    desk.seeds.commit(1, anchor, LENGTH, 1);
    expect(desk.seeds.giveUp({ ...voided, used: 0 })).toMatchObject({ rule: 'void' });

    const one = sample();
    one.desk.seeds.commit(1, anchor, LENGTH, 1);
    one.at({ command: 'c2' }).seeds.setUserSeed('mine', false);
    for (const index of [1, 2, 3]) expect(one.desk.seeds.reveal(reveal(index))).toBeUndefined();
    one.desk.epochs.open(2, A);
    expect(one.desk.seeds.giveUp({ ...voided, used: 3 })).toMatchObject({ rule: 'void' });
  });

  it('voids the waiting chain first: no other is committed before', () => {
    const one = sample();
    one.desk.seeds.commit(1, anchor, LENGTH, 1);
    one.desk.seeds.commit(2, anchor, LENGTH, 1);
    one.desk.epochs.open(2, A);
    one.at({ command: 'c3' });
    expect(one.desk.seeds.giveUp({ ...voided, used: 0 })).toBeUndefined();

    expect(one.desk.seeds.commit(3, anchor, LENGTH, 2)).toMatchObject({ rule: 'chain' });
  });
});

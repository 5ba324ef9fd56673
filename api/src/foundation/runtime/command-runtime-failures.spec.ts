import { UnreadableEvent, accepted } from '@skins/engine/kernel';
import { describe, expect, it } from 'vitest';
import { type Append, type Appended, createMemoryStore } from '../store/index.ts';
import { Overloaded, TooManyConflicts } from './command-runtime.ts';
import { HeldStore } from '../../../../test/samples/api/held-store.ts';
import { eventsIn, processOver, settle } from '../../../../test/samples/api/process.ts';
import { CoinsMoved, moveCoins } from '../../../../test/samples/api/purse.ts';

describe('a conflict', () => {
  it('with another process leads to a new decision', async () => {
    const store = new HeldStore();
    const here = processOver(store);
    const there = processOver(store);
    await here.move(5, 'a');
    await there.move(-5, 'b');

    expect(await here.move(-5, 'c')).toEqual({
      kind: 'refused',
      rejection: { code: 'too-few-coins', coins: 0 },
    });
    expect(await here.move(1, 'd')).toMatchObject({ kind: 'done' });
    expect(here.decided).toEqual([0, 5, 0, 0]);
    expect(await here.coins()).toBe(1);
  });

  it('again and again ends after five attempts, without a trace', async () => {
    const store = new ConflictingStore();
    const { move, decided, coins } = processOver(store);

    await expect(move(5, 'a')).rejects.toThrow(TooManyConflicts);
    expect(decided).toHaveLength(5);
    expect(await coins()).toBe(0);
    store.conflicts = false;
    expect(await move(5, 'a')).toMatchObject({ kind: 'done' });
    expect(await coins()).toBe(5);
  });
});

it('an event that could not be read back is never written, and the next command goes on without it', async () => {
  const store = new HeldStore();
  const { move, coins } = processOver(store);
  await move(5, 'a');
  const half = { ...moveCoins, decide: () => accepted(CoinsMoved.of({ by: 0.5, left: 5.5 })) };

  await expect(move(1, 'b', { command: half })).rejects.toThrow(UnreadableEvent);
  expect(await eventsIn(store)).toBe(1);
  expect(await move(1, 'b')).toMatchObject({ kind: 'done' });
  expect(await coins()).toBe(6);
});

describe('a failure of the store', () => {
  it('forgets what was decided; the same command may be sent again', async () => {
    const store = new HeldStore();
    const { move, coins, decided } = processOver(store);
    await move(5, 'a');
    store.hold();
    const failing = move(-5, 'b');
    await settle();
    await store.fail(new Error('disk full'), { kept: false });

    await expect(failing).rejects.toThrow('disk full');
    expect(await coins()).toBe(5);
    expect(await move(-5, 'b')).toMatchObject({ kind: 'done' });
    expect(decided).toEqual([0, 5, 5]);
    expect(await coins()).toBe(0);
  });

  it('that kept the append after all is found out by the same command', async () => {
    const store = new HeldStore();
    const { move, coins } = processOver(store);
    await move(5, 'a');
    store.hold();
    const failing = move(-5, 'b');
    await settle();
    await store.fail(new Error('power cut'), { kept: true });

    await expect(failing).rejects.toThrow('power cut');
    expect(await coins()).toBe(0);
    expect(await move(-5, 'b')).toEqual({
      kind: 'done',
      reply: { moves: [-5] },
      position: '000000000002',
      time: 1_000,
    });
    expect(await eventsIn(store)).toBe(2);
  });
});

describe('too many commands at once', () => {
  it('are turned away, and leave no trace', async () => {
    const store = new HeldStore();
    const { move } = processOver(store);
    store.hold();
    const waiting = Array.from({ length: 10_000 }, (_, n) => move(1, 'a', { stream: `purse-${n}` }));

    await expect(move(1, 'b')).rejects.toThrow(Overloaded);
    await settle();
    store.commit();
    await Promise.all(waiting);
    expect(await move(1, 'b')).toMatchObject({ kind: 'done' });
  });
});

/** A store in which somebody else is always quicker. */
class ConflictingStore extends HeldStore {
  conflicts = true;

  constructor() {
    super(createMemoryStore());
  }

  override async append(append: Append): Promise<Appended> {
    return this.conflicts ? { kind: 'conflict', actualVersion: 0 } : super.append(append);
  }
}

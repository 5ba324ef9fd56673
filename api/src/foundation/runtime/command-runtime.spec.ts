import { describe, expect, it } from 'vitest';
import { canonicalJson } from '@skins/engine/kernel';
import { nativeSha256 } from '../secrets/index.ts';
import { START } from '../store/index.ts';
import { HeldStore } from '../../../../test/samples/api/held-store.ts';
import { STREAM, eventsIn, processOver, settle } from '../../../../test/samples/api/process.ts';
import { moveCoins } from '../../../../test/samples/api/purse.ts';
import { WritingStopped } from './writing.ts';

describe('a command', () => {
  it('is decided, appended and answered', async () => {
    const store = new HeldStore();
    const { move, coins } = processOver(store);

    expect(await move(5, 'a')).toEqual({
      kind: 'done',
      reply: { moves: [5] },
      position: '000000000001',
      time: 1_000,
    });
    expect(await coins()).toBe(5);
    const [recorded] = await store.readAll(START, 1);
    expect(JSON.parse(recorded?.record ?? '')).toEqual({
      stream: STREAM,
      version: 1,
      type: 'CoinsMoved',
      v: 1,
      time: 1_000,
      actor: 'player',
      command: 'a',
      input: nativeSha256(canonicalJson({ command: moveCoins.name, input: { by: 5 } })),
      data: { by: 5, left: 5 },
    });
  });

  it('changes nothing if refused', async () => {
    const store = new HeldStore();
    const { move, coins } = processOver(store);

    expect(await move(-1, 'a')).toEqual({ kind: 'refused', rejection: { code: 'too-few-coins', coins: 0 } });
    expect(await coins()).toBe(0);
    expect(await eventsIn(store)).toBe(0);
  });

  it('is done if there is nothing to do', async () => {
    const { move } = processOver(new HeldStore());

    expect(await move(0, 'a')).toEqual({ kind: 'done', reply: { moves: [] }, position: START });
    expect(await move(0, 'a')).toEqual({ kind: 'done', reply: { moves: [] }, position: START });
  });

  it('leaves no trace if its decision throws, and may be sent again', async () => {
    const store = new HeldStore();
    const { move, coins } = processOver(store);
    const broken = {
      ...moveCoins,
      decide: () => {
        throw new Error('a defect');
      },
    };

    await expect(move(5, 'a', { command: broken })).rejects.toThrow('a defect');
    expect(await move(5, 'a')).toMatchObject({ kind: 'done' });
    expect(await coins()).toBe(5);
  });
});

describe('time', () => {
  it('never goes back within a process, even if the clock does', async () => {
    const store = new HeldStore();
    const times = [3_000, 1_000, 4_000];
    const { move } = processOver(store, { clock: () => times.shift() ?? 2_500 });
    for (const id of ['a', 'b', 'c', 'd']) await move(1, id);

    const recorded = await store.readAll(START, 10);
    expect(recorded.map(({ record }) => Object(JSON.parse(record)).time)).toEqual([
      3_000, 3_000, 4_000, 4_000,
    ]);
  });

  it('is read before the decision, and recorded', async () => {
    const store = new HeldStore();
    const said: string[] = [];
    const clock = () => {
      said.push('time');
      return 1_000;
    };
    const { move } = processOver(store, { clock });
    const command = {
      ...moveCoins,
      decide: (...given: Parameters<typeof moveCoins.decide>) => {
        said.push('decision');
        return moveCoins.decide(...given);
      },
    };
    await move(1, 'a', { command });
    expect(said).toEqual(['time', 'decision']);
  });
});

describe('while writing is stopped', () => {
  it('a new command is rejected without a trace, and a known one is answered again', async () => {
    const store = new HeldStore();
    let time = 3_600_000;
    const { move, coins } = processOver(store, { clock: () => time });
    const done = await move(5, 'a');
    const refused = await move(-9, 'b');
    time = 0;

    await expect(move(1, 'c')).rejects.toThrow(WritingStopped);
    await expect(move(-9, 'd')).rejects.toThrow('the clock is 3600.0 s behind the end of the log');
    expect([await move(5, 'a'), await move(-9, 'b')]).toEqual([done, refused]);
    expect([await coins(), await eventsIn(store)]).toEqual([5, 1]);
    time = 3_599_000;
    expect(await move(1, 'c')).toMatchObject({ kind: 'done' });
    expect(await coins()).toBe(6);
  });
});

describe('a repeated command', () => {
  it('gets the answer of its twin from another process, even if it can no longer be decided', async () => {
    const store = new HeldStore();
    const answer = await processOver(store).move(5, 'a');
    const late = processOver(store);
    const known = store.findCommand.bind(store);
    // The lookup happened before the twin's append.
    store.findCommand = () => {
      store.findCommand = known;
      return Promise.resolve(undefined);
    };
    const command = {
      ...moveCoins,
      decide: () => {
        throw new Error('the state of after it');
      },
    };
    expect(await late.move(5, 'a', { command })).toEqual(answer);
    expect(await eventsIn(store)).toBe(1);
  });

  it('gets the same answer and is carried out once', async () => {
    const store = new HeldStore();
    const { move, coins } = processOver(store);
    const first = await move(5, 'a');
    await move(7, 'b');

    expect(await move(5, 'a')).toEqual(first);
    expect(await coins()).toBe(12);
    expect(await eventsIn(store)).toBe(2);
  });

  it('of a flow gets the same answer from memory, and another input under its id none', async () => {
    const store = new HeldStore();
    const { move } = processOver(store, { actor: 'flow:purse-b' });
    const first = await move(5, 'a');
    await move(7, 'b');
    store.unreadable = true;

    expect(await move(5, 'a')).toEqual(first);
    expect(await move(6, 'a')).toEqual({ kind: 'key-reused' });
    store.unreadable = false;
    expect(await eventsIn(store)).toBe(2);
  });

  it('gets the same answer after a restart', async () => {
    const store = new HeldStore();
    const first = await processOver(store).move(5, 'a');
    await processOver(store).move(7, 'b');

    expect(await processOver(store).move(5, 'a')).toEqual(first);
    expect(await eventsIn(store)).toBe(2);
  });

  it('stays refused after a top-up, because its id is used up', async () => {
    const store = new HeldStore();
    const { move } = processOver(store);
    const refused = await move(-5, 'a');
    await move(100, 'top-up');

    expect(await move(-5, 'a')).toEqual(refused);
    expect(await processOver(store).move(-5, 'a')).toEqual(refused);
    expect(await move(-5, 'b')).toMatchObject({ kind: 'done' });
  });

  it('is carried out once if sent concurrently, and all repeats get the same answer', async () => {
    const store = new HeldStore();
    const { move, coins } = processOver(store);
    store.hold();
    const twins = Array.from({ length: 50 }, () => move(5, 'a'));
    await settle();
    expect(store.waiting).toBe(1);
    store.commit();

    expect(new Set((await Promise.all(twins)).map((outcome) => JSON.stringify(outcome)))).toEqual(
      new Set([
        JSON.stringify({ kind: 'done', reply: { moves: [5] }, position: '000000000001', time: 1_000 }),
      ]),
    );
    expect([await coins(), await eventsIn(store)]).toEqual([5, 1]);
  });

  it('leaves nothing in the state on which the next one is decided', async () => {
    const store = new HeldStore();
    const { move, decided } = processOver(store);
    await move(5, 'a');
    const reads = store.reads.length;
    await Promise.all([move(5, 'a'), move(5, 'a'), move(1, 'b')]);

    expect(decided).toEqual([0, 5, 5, 5]);
    // Only the answers of the repeats are read: the state was in memory.
    expect(store.reads.length - reads).toBe(2);
  });

  it('is not decided again on a stream that other decisions depend on', async () => {
    const { move, decided, streams } = processOver(new HeldStore());
    streams.keep(STREAM);
    await move(5, 'a');
    await move(5, 'a');

    expect(decided).toEqual([0]);
  });

  it('is carried out once if sent to two processes concurrently, and both get the same answer', async () => {
    const store = new HeldStore();
    store.hold();
    const twins = [processOver(store).move(5, 'a'), processOver(store).move(5, 'a')];
    await settle();
    store.commit();
    const [one, other] = await Promise.all(twins);

    expect(one).toEqual(other);
    expect(await eventsIn(store)).toBe(1);
  });

  it('is carried out by its twin if it failed itself', async () => {
    const store = new HeldStore();
    const { move } = processOver(store);
    store.hold();
    const first = move(5, 'a');
    const twin = move(5, 'a');
    await settle();
    await store.fail(new Error('disk full'), { kept: false });

    await expect(first).rejects.toThrow('disk full');
    expect(await twin).toMatchObject({ kind: 'done' });
    expect(await eventsIn(store)).toBe(1);
  });

  it('counts as another command on another stream', async () => {
    const { move, coins } = processOver(new HeldStore());
    await move(5, 'a');

    expect(await move(7, 'a', { stream: 'purse-b' })).toMatchObject({ kind: 'done' });
    expect(await coins('purse-b')).toBe(7);
  });
});

describe('an id reused for another request', () => {
  it('is refused once the first request, still in progress, is done', async () => {
    const store = new HeldStore();
    const { move } = processOver(store);
    store.hold();
    const sent = [move(5, 'a'), move(6, 'a'), move(5, 'a')];
    await settle();
    store.commit();

    const [first, other, again] = await Promise.all(sent);
    expect(first).toMatchObject({ kind: 'done' });
    expect(other).toEqual({ kind: 'key-reused' });
    expect(again).toEqual(first);
  });

  it('is refused later, and after a restart', async () => {
    const store = new HeldStore();
    const { move, coins } = processOver(store);
    await move(5, 'a');

    expect(await move(6, 'a')).toEqual({ kind: 'key-reused' });
    expect(await processOver(store).move(6, 'a')).toEqual({ kind: 'key-reused' });
    expect(await coins()).toBe(5);
  });

  it('is refused for the same input of another command', async () => {
    const { move } = processOver(new HeldStore());
    await move(5, 'a');

    expect(await move(5, 'a', { command: { ...moveCoins, name: 'burn-coins' } })).toEqual({
      kind: 'key-reused',
    });
  });

  it('is refused even if the first request was refused', async () => {
    const { move } = processOver(new HeldStore());
    await move(-5, 'a');

    expect(await move(-6, 'a')).toEqual({ kind: 'key-reused' });
  });
});

describe('concurrent commands on one stream', () => {
  it('are decided one after another, each on the previous decision', async () => {
    const store = new HeldStore();
    const { move, coins, decided } = processOver(store);
    await coins();
    store.hold();
    const moves = [move(5, 'a'), move(-5, 'b'), move(-1, 'c')];
    await settle();
    store.commit();

    expect(await Promise.all(moves)).toMatchObject([{ kind: 'done' }, { kind: 'done' }, { kind: 'refused' }]);
    expect(decided).toEqual([0, 5, 0]);
    expect(await coins()).toBe(0);
  });

  it('spend the coins for one only once, for fifty commands on a stream that is not in memory', async () => {
    const store = new HeldStore();
    await processOver(store).move(5, 'top-up');
    const { move, coins } = processOver(store);
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, n) => move(-5, `spend-${n}`)));

    expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === 'refused')).toHaveLength(49);
    expect(await coins()).toBe(0);
  });

  it('are all carried out, for fifty commands on a stream that is not in memory', async () => {
    const store = new HeldStore();
    const { move, coins, decided } = processOver(store);
    await Promise.all(Array.from({ length: 50 }, (_, n) => move(1, `add-${n}`)));

    expect(await coins()).toBe(50);
    expect(decided).toEqual(Array.from({ length: 50 }, (_, n) => n));
  });
});

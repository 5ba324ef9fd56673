import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { combine } from '@skins/engine/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../store/index.ts';
import { FoldedStreams } from './folded-streams.ts';
import { HeldStore } from '../../../../test/samples/api/held-store.ts';
import { MemoryBudget } from './memory-budget.ts';
import { CoinsMoved, type Purse, purse, purseCodec } from '../../../../test/samples/api/purse.ts';
import { SnapshotFiles } from './snapshot-files.ts';
import { Snapshots } from './snapshots.ts';

interface State {
  readonly purse: Purse;
}
const fold = combine<State>({ purse });
const STREAM = 'purse-a';
const COMMANDS = 20;
const EVENTS = 100;

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'skins-snapshots-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A process on a log: what it has of a stream, and from which versions on it asked the log for it. */
function begun(store: HeldStore, code = 'this code') {
  const troubles: unknown[] = [];
  const files = new SnapshotFiles(folder, code);
  const snapshots = new Snapshots(files, store, (error) => troubles.push(error));
  const streams = new FoldedStreams(store, fold, purseCodec, new MemoryBudget(1_000_000), snapshots);
  const read = async () => {
    store.reads.length = 0;
    const { state, version } = await streams.read(STREAM);
    return {
      coins: state.purse.coins,
      version,
      from: Math.max(...store.reads.filter((at) => at <= version)),
    };
  };
  return { snapshots, streams, read, troubles };
}

/** Puts commands of a hundred coins each, one after the other, into a log. */
async function filled(store: HeldStore, commands = COMMANDS, by = 1): Promise<HeldStore> {
  const before = (await store.readStream(STREAM)).length;
  for (let n = 0; n < commands; n += 1) {
    const first = before + n * EVENTS;
    await store.append({
      stream: STREAM,
      expectedVersion: first,
      events: Array.from({ length: EVENTS }, (_, k) => CoinsMoved.of({ by, left: (first + k + 1) * by })),
      command: { id: `put-${first}`, inputHash: '0'.repeat(64) },
      time: first,
      actor: 'system',
    });
  }
  return store;
}

/** A log of 2,000 events, and their state beside it. */
async function kept(): Promise<HeldStore> {
  const store = await filled(new HeldStore(createMemoryStore()));
  const { read, snapshots } = begun(store);
  expect(await read()).toMatchObject({ coins: 2_000 });
  await snapshots.settle();
  return store;
}

const file = () => join(folder, readdirSync(folder)[0] ?? '');

describe('a snapshot of a long stream', () => {
  it('is read in the place of what is folded in it, and what came after it is folded', async () => {
    const store = await filled(await kept(), 1);

    expect(await begun(store).read()).toEqual({ coins: 2_100, version: 2_100, from: 2_001 });
  });

  it('is not made of a short one', async () => {
    const { read, snapshots } = begun(await filled(new HeldStore(), 9));
    await read();
    await snapshots.settle();

    expect(readdirSync(folder)).toEqual([]);
  });

  it.each<[string, (store: HeldStore) => unknown, string?]>([
    ['of other code', () => undefined, 'other code'],
    ['cut short', () => writeFileSync(file(), readFileSync(file()).subarray(0, -1))],
    ['empty', () => writeFileSync(file(), '')],
    [
      'changed in one bit',
      () => {
        const bytes = readFileSync(file());
        bytes.writeUInt8(bytes.readUInt8(bytes.length - 3) ^ 1, bytes.length - 3);
        writeFileSync(file(), bytes);
      },
    ],
  ])('is not believed when it is %s', async (_how, spoil, code) => {
    const store = await kept();
    spoil(store);

    expect(await begun(store, code).read()).toEqual({ coins: 2_000, version: 2_000, from: 1_001 });
  });

  it.each([
    ['a log that was put back to before it', 19, 1],
    ['another log as long', 20, 2],
  ])('of this stream is thrown away in %s', async (_which, commands, by) => {
    await kept();
    const other = await filled(new HeldStore(), commands, by);

    const { read } = begun(other);
    expect(await read()).toMatchObject({ coins: commands * EVENTS * by });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is of what was committed alone', async () => {
    const store = await filled(new HeldStore(), 9);
    const { read, streams, snapshots } = begun(store);
    await read();
    const decidedOn = await streams.load(STREAM);
    const lost = Array.from({ length: EVENTS }, (_, k) => CoinsMoved.of({ by: 1, left: 901 + k }));
    streams.stage(STREAM, decidedOn, lost, { time: 0, actor: 'system', command: 'lost' });
    await snapshots.settle();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that cannot be written is told of, and does no harm', async () => {
    const { read, snapshots, troubles } = begun(await filled(new HeldStore()));
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'no folder');
    expect(await read()).toMatchObject({ coins: 2_000 });
    await snapshots.settle();

    expect(troubles).toEqual([expect.objectContaining({ code: 'EEXIST' })]);
  });
});

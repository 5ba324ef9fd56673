import { entriesRoot, isIncluded } from '@skins/engine/fairness';
import { EntriesTaken, roomStream } from '@skins/engine/rolls';
import { shop } from '@skins/engine/shop';
import { expect, it, vi } from 'vitest';
import { nativeTreeHash } from '../../foundation/transparency/index.ts';
import { EntryProofs } from './entry-proofs.ts';

const ROOM = '0123456789ab';
const entries = Array.from({ length: 5 }, (_, k) => ({
  joined: `player-${'a'.repeat(8)}#${k + 1}`,
  entrant: k.toString(16).padStart(16, '0'),
  userSeed: `seed${k}`,
  pass: null,
}));
const all = entries.map(({ entrant, userSeed }, k) => ({ n: k + 1, entrant, userSeed }));

/** Returns a store with one room of five entries. */
function store() {
  const { type, v, data } = EntriesTaken.of({ first: 1, entries });
  const stream = roomStream(ROOM);
  const record = JSON.stringify({
    stream,
    version: 1,
    type,
    v,
    time: 1,
    actor: `flow:${stream}`,
    command: 'c',
    data,
  });
  const readStream = vi.fn(async (name: string) =>
    name === stream ? [{ position: '1', stream, version: 1, record }] : [],
  );
  return { readStream };
}

it('proves entries, and shares one read of a room among requests that wait for a running one', async () => {
  const reading = store();
  const proofs = new EntryProofs({ store: Object(reading), shop });
  const asked = await Promise.all([1, 4, 5, 2].map((n) => proofs.of(ROOM, n)));
  const root = entriesRoot(all, nativeTreeHash);

  expect(asked.map((entry) => entry?.n)).toEqual([1, 4, 5, 2]);
  for (const entry of asked)
    expect(
      entry !== undefined && isIncluded(entry, entry.proof, { root, count: all.length }, nativeTreeHash),
    ).toBe(true);
  expect(reading.readStream).toHaveBeenCalledTimes(1);
  expect(await proofs.of(ROOM, 3)).toMatchObject({ n: 3, userSeed: 'seed2' });
});

it('continues after a failed run', async () => {
  const reading = store();
  reading.readStream.mockRejectedValueOnce(new Error('the disk is away'));
  const proofs = new EntryProofs({ store: Object(reading), shop });

  await expect(proofs.of(ROOM, 1)).rejects.toThrow('the disk is away');
  expect(await proofs.of(ROOM, 1)).toMatchObject({ n: 1 });
});

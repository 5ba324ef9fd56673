import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MasterSecret } from '@skins/api/foundation/secrets';
import { checkpointSigner, nativeTreeHash } from '@skins/api/foundation/transparency';
import { RoomFrozen, RoomSealed, RoomVoided } from '@skins/engine/rolls';
import { type NoteKey, merkleTree, signCheckpoint } from '@skins/engine/transparency';
import { describe, expect, it } from 'vitest';
import { TreeWatch } from '../log/tree-watch.ts';
import { sealFindings } from './seals.ts';

const ROOM = 'roll-0123456789ab';
const OTHER = 'roll-ba9876543210';
const HASH = 'f'.repeat(64);
const signerOf = (digit: string) => checkpointSigner(new MasterSecret(digit.repeat(64)));
const signer = signerOf('a');

interface Told {
  readonly type: string;
  readonly v: number;
  readonly data: unknown;
}

/** Returns a stream's record with this version, as the shop stores it. */
const recordOf = (stream: string, version: number, { type, v, data }: Told): string =>
  JSON.stringify({
    stream,
    version,
    type,
    v,
    time: version,
    actor: `flow:${stream}`,
    command: `c${version}`,
    data,
  });

const plain = (n: number): string => recordOf('player-anna0000', n, { type: 'Sample', v: 1, data: { n } });
const frozen = (stream: string): string => recordOf(stream, 5, RoomFrozen.of({ count: 3, root: HASH }));

/** Returns a signed checkpoint over the first `size` records. */
function signed(records: readonly string[], size: number, by = signer) {
  const tree = merkleTree(undefined, nativeTreeHash);
  for (const record of records.slice(0, size)) tree.append(record);
  const root = tree.root();
  return { size, root, note: signCheckpoint({ size, root }, by.key, by.sign) };
}

function faults(records: readonly string[], key: NoteKey | undefined = signer.key) {
  const watch = new TreeWatch();
  watch.take(records);
  return sealFindings(watch.seals, signer.key.name, key);
}

const [ROOMS, BETWEEN] = [40, 500];
const PADDING = 'x'.repeat(2_000);
const padded = (n: number): string => recordOf('player-anna0000', n, { type: 'Sample', v: 1, data: PADDING });

/** Returns the live heap in bytes. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return getHeapStatistics().used_heap_size;
}

/** Eight records; the fourth freezes a room. Below: the same with its seal. */
const before = [plain(1), plain(2), plain(3), frozen(ROOM), plain(4), frozen(OTHER), plain(5), plain(6)];
const sealed = (data: Parameters<typeof RoomSealed.of>[0], stream = ROOM): string[] => [
  ...before,
  recordOf(stream, 6, RoomSealed.of(data)),
];

describe("a room's seal", () => {
  it.each([4, 5, 8])('is accepted over the first %i records, which include its entries', (size) => {
    expect(faults(sealed(signed(before, size)))).toEqual([]);
  });

  it("is accepted after another room's seal or voiding", () => {
    const first = sealed(signed(before, 8), OTHER);
    const second = [...first, plain(7)];
    expect(faults([...second, recordOf(ROOM, 6, RoomSealed.of(signed(second, 9)))])).toEqual([]);
    const without = [...before, recordOf(OTHER, 6, RoomVoided.of({ reason: 'late' }))];
    expect(faults([...without, recordOf(ROOM, 6, RoomSealed.of(signed(without, 5)))])).toEqual([]);
  });

  it.each([
    ['of before its entries were frozen', signed(before, 3)],
    ['of records to come', signed([...before, plain(7), plain(8)], 10)],
    ['over other records', signed(before.with(1, plain(9)), 8)],
    ['by another key', signed(before, 8, signerOf('b'))],
    ['whose note says another size', { ...signed(before, 8), size: 7 }],
    ['whose note says another root', { ...signed(before, 8), root: HASH }],
    ['that is no note', { ...signed(before, 8), note: 'a note' }],
  ])('is reported if it is a checkpoint %s', (_what, data) => {
    expect(faults(sealed(data))).toMatchObject([{ rule: 'room-seal', position: 9, stream: ROOM }]);
  });

  it('is compared with the other seals if the log contains neither a key nor a checkpoint', () => {
    const unsignedFaults = (records: readonly string[]) => {
      const watch = new TreeWatch();
      watch.take(records);
      return sealFindings(watch.seals, undefined, undefined);
    };
    const first = sealed(signed(before, 8), OTHER);
    const second = (by: typeof signer) => [...first, recordOf(ROOM, 6, RoomSealed.of(signed(first, 9, by)))];
    expect(unsignedFaults(second(signer))).toEqual([]);
    expect(unsignedFaults(second(signerOf('b')))).toMatchObject([{ rule: 'room-seal' }]);
  });

  it('keeps only the records that waiting rooms need, even if some room is always waiting', () => {
    const watch = new TreeWatch();
    const tree = merkleTree(undefined, nativeTreeHash);
    const take = (record: string) => {
      watch.take([record]);
      tree.append(record);
    };
    const roomOf = (n: number) => `roll-${String(n).padStart(12, '0')}`;
    const before = heapUsed();
    for (let n = 0; n < ROOMS; n += 1) {
      take(frozen(roomOf(n)));
      for (let k = 0; k < BETWEEN; k += 1) take(padded(n * BETWEEN + k));
      const head = { size: tree.size, root: tree.root() };
      const note = signCheckpoint(head, signer.key, signer.sign);
      // The next room is frozen before this one is sealed.
      if (n > 0) take(recordOf(roomOf(n - 1), 6, RoomSealed.of({ ...head, note })));
    }

    expect(sealFindings(watch.seals, signer.key.name, signer.key)).toEqual([]);
    expect(watch.seals).toHaveLength(ROOMS - 1);
    expect(heapUsed() - before).toBeLessThan((ROOMS * BETWEEN * PADDING.length) / 4);
  });

  it('is reported if its room was not frozen', () => {
    const records = [plain(1), recordOf(ROOM, 6, RoomSealed.of(signed([plain(1)], 1)))];
    expect(faults(records)).toMatchObject([{ rule: 'room-seal', position: 2 }]);
  });
});

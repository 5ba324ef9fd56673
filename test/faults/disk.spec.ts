import { expect, it } from 'vitest';
import { randomOf } from '../audit/random.ts';
import { Disk } from './disk.ts';

const PATH = '/data/log';
const OLD = Buffer.alloc(4096, 'o');
const NEW = Buffer.alloc(4096, 'n');

it('keeps everything synced, and a random part of the unsynced', () => {
  const disk = new Disk();
  const file = disk.open(PATH, 0);
  disk.write(file, 0, OLD, 1);
  disk.sync(file, 2, true);
  disk.write(file, 0, NEW, 3);
  expect(disk.afterPowerCut('nothing').get(PATH)).toEqual(OLD);
  const left = new Set(
    Array.from({ length: 40 }, (_, seed) => disk.afterPowerCut(randomOf(seed)).get(PATH)?.[0]),
  );
  expect(left).toEqual(new Set([OLD[0], NEW[0]]));
});

it('loses the data of a failed sync, even if a later sync works', () => {
  const disk = new Disk();
  const file = disk.open(PATH, 0);
  disk.write(file, 0, OLD, 1);
  disk.sync(file, 2, false);
  disk.sync(file, 3, true);
  expect(file.cached).toEqual(OLD);
  expect(disk.afterPowerCut(randomOf(1)).get(PATH)).toHaveLength(0);
});

it('treats writes of an earlier recording as older, wherever they were in it', () => {
  const disk = new Disk();
  const file = disk.open(PATH, 0);
  disk.write(file, 0, OLD, 991);
  disk.beginRecording();
  disk.write(file, 0, NEW, 5);
  disk.sync(file, 9, true);
  for (let seed = 0; seed < 40; seed += 1) expect(disk.afterPowerCut(randomOf(seed)).get(PATH)).toEqual(NEW);
});

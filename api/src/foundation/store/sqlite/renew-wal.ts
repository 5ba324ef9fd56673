import { closeSync, existsSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';

const CHUNK_BYTES = 1024 * 1024;

/**
 * Rewrites a leftover WAL byte for byte and syncs it. A process that died, or whose sync failed, may have left commits in
 * it that are visible in the system's cache but not on the disk. A sync alone would not write them, and a power cut would
 * lose everything committed behind such a gap. Call it only for the file's single writer, before opening it.
 * @throws the disk's error
 */
export function renewWal(file: string): void {
  const wal = `${file}-wal`;
  if (!existsSync(wal)) return;
  const handle = openSync(wal, 'r+');
  try {
    const chunk = Buffer.alloc(CHUNK_BYTES);
    let place = 0;
    for (let read = readSync(handle, chunk, 0, CHUNK_BYTES, place); read > 0;) {
      writeWhole(handle, chunk.subarray(0, read), place);
      place += read;
      read = readSync(handle, chunk, 0, CHUNK_BYTES, place);
    }
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function writeWhole(handle: number, bytes: Buffer, place: number): void {
  for (let done = 0; done < bytes.length;) {
    const written = writeSync(handle, bytes, done, bytes.length - done, place + done);
    if (written === 0) throw new Error('the disk takes no more of the WAL');
    done += written;
  }
}

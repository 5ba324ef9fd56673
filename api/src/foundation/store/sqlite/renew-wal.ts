import { closeSync, existsSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';

const CHUNK_BYTES = 1024 * 1024;

/**
 * Writes the WAL that a process left behind anew, byte for byte, and has it outlive the machine. A process that died, or whose
 * sync failed, may have left commits in it that the system's memory shows to whoever reads, and that are not on the disk: a
 * sync alone would not bring them there, and everything that is committed behind such a hole would be lost with the power.
 * Only for the file's one writer, before it opens it.
 * @throws what the disk says
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

import type { Readable } from 'node:stream';

const BYTES_MAX = 8 * 1024 * 1024;
const MS_MAX = 10_000;

/**
 * Reads on and forgets, up to a limit: the end of a connection with unread bytes is a reset, and who writes everything before it
 * reads would never see the answer.
 */
export function drained(stream: Readable): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const count = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > BYTES_MAX) over();
    };
    const over = (): void => {
      clearTimeout(timer);
      stream.off('data', count).off('end', over).off('close', over);
      resolve();
    };
    const timer = setTimeout(over, MS_MAX);
    if (stream.readableEnded || stream.destroyed) over();
    else stream.on('data', count).once('end', over).once('close', over).resume();
  });
}

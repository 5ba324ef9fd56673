import type { Readable } from 'node:stream';

const BYTES_MAX = 8 * 1024 * 1024;
const MS_MAX = 10_000;

/**
 * Drains refused requests. Closing a connection with unread bytes causes a reset, and a client that writes everything
 * before it reads would never see the answer. Limited in number, size and time; beyond that, answers are sent without
 * draining.
 */
export class Drains {
  readonly #max: number;
  #running = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** Reads a stream and discards it. @returns whether the stream ended */
  async of(stream: Readable): Promise<boolean> {
    if (this.#running >= this.#max) return false;
    this.#running += 1;
    try {
      return await drained(stream);
    } finally {
      this.#running -= 1;
    }
  }
}

function drained(stream: Readable): Promise<boolean> {
  return new Promise((resolve) => {
    let bytes = 0;
    const count = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > BYTES_MAX) over();
    };
    const over = (): void => {
      clearTimeout(timer);
      stream.off('data', count).off('end', over).off('close', over);
      resolve(stream.readableEnded);
    };
    const timer = setTimeout(over, MS_MAX);
    if (stream.readableEnded || stream.destroyed) over();
    else stream.on('data', count).once('end', over).once('close', over).resume();
  });
}

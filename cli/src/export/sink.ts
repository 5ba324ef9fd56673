import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { Problem } from '../problem.ts';
import type { Terminal } from '../terminal.ts';

/** Where the lines of an export go. */
export interface Sink {
  write(text: string): void;
  /** Makes what was written the export. */
  commit(): void;
  /** Leaves nothing of what was written, where that is possible. */
  abandon(): void;
}

export const terminalSink = ({ out }: Terminal): Sink => ({
  write: out,
  commit: () => undefined,
  abandon: () => undefined,
});

/**
 * A file that appears whole or not at all, for its owner's eyes only.
 * @throws Problem when it cannot be made
 */
export function fileSink(file: string): Sink {
  const draft = `${file}.${process.pid}.new`;
  const handle = created(draft);
  return {
    write: (text) => void writeSync(handle, text),
    commit() {
      fsyncSync(handle);
      closeSync(handle);
      renameSync(draft, file);
    },
    abandon() {
      closeSync(handle);
      rmSync(draft, { force: true });
    },
  };
}

function created(file: string): number {
  try {
    return openSync(file, 'wx', 0o600);
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

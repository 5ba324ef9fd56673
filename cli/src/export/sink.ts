import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from '@skins/api/foundation/files';
import { demandPlain, unwritable } from '../file-access.ts';
import { WrongUsage } from '../problem.ts';
import type { Terminal } from '../terminal.ts';

/** Where the lines of an export go. */
export interface Sink {
  write(text: string): void;
  /** Makes what was written the export; it outlives the machine when the promise resolves. */
  commit(): Promise<void>;
  /** Leaves nothing of what was written, where that is possible. */
  abandon(): void;
}

export const terminalSink = ({ out }: Terminal): Sink => ({
  write: out,
  commit: () => Promise.resolve(),
  abandon: () => undefined,
});

/**
 * A file that appears whole or not at all, for its owner's eyes only.
 * @throws WrongUsage when it cannot be made there
 */
export function fileSink(file: string): Sink {
  const draft = `${file}.${process.pid}.new`;
  const handle = attempt(file, () => {
    // What is renamed over a device, or a pipe, takes its place.
    demandPlain(file);
    return openSync(draft, 'wx', 0o600);
  });
  let closed = false;
  const close = () => {
    if (!closed) closeSync(handle);
    closed = true;
  };
  return {
    write: (text) => attempt(file, () => writeFileSync(handle, text)),
    async commit() {
      attempt(file, () => {
        fsyncSync(handle);
        close();
        renameSync(draft, file);
      });
      await syncFolder(dirname(file)).catch((error: unknown) => {
        throw unwritable(file, error);
      });
    },
    abandon() {
      close();
      rmSync(draft, { force: true });
    },
  };
}

function attempt<Result>(file: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    throw error instanceof WrongUsage ? error : unwritable(file, error);
  }
}

import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from '@skins/api/foundation/files';
import { demandPlain, unwritable } from '../file-access.ts';
import { WrongUsage } from '../problem.ts';
import type { Terminal } from '../terminal.ts';

/** Destination of an export's lines. */
export interface Sink {
  write(text: string): void;
  /** Publishes the written text as the export. It survives a power cut once the promise resolves. */
  commit(): Promise<void>;
  /** Removes the written text if possible. */
  abandon(): void;
}

export const terminalSink = ({ out }: Terminal): Sink => ({
  write: out,
  commit: () => Promise.resolve(),
  abandon: () => undefined,
});

/**
 * Returns a sink for a file that appears whole or not at all, readable by its owner only.
 * @throws WrongUsage if it cannot be created there
 */
export function fileSink(file: string): Sink {
  const draft = `${file}.${process.pid}.new`;
  const handle = attempt(file, () => {
    // A rename over a device or a pipe would replace it.
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

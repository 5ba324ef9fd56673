import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { run } from '../../../cli/src/run.ts';

/** Exit code and output of a command. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Creates a folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skins-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Returns a function that runs commands with the shop, its mark and verify's memory in `folder`. */
export const shellIn =
  (
    folder: string,
    environment: NodeJS.ProcessEnv = {},
    input = 'a password on standard input\n',
    answer?: string,
  ) =>
  async (...args: string[]): Promise<Ran> => {
    let out = '';
    let err = '';
    const code = await run(args, {
      environment: {
        SKINS_DATA: join(folder, 'data'),
        SKINS_STATE: join(folder, 'state.json'),
        SKINS_MARK: join(folder, 'marks'),
        ...environment,
      },
      out: (text) => void (out += text),
      err: (text) => void (err += text),
      watched: false,
      readInput: () => Promise.resolve(input),
      ask: () => Promise.resolve(answer),
    });
    return { code, out, err };
  };

import { join } from 'node:path';
import { ROOT, demandNode24 } from '../setup/node24.mjs';
import { run } from '../setup/run.mjs';

/** What `npm test` spends on it at most; changed slices come first. */
const SECONDS = 60;

/** Returns a job that takes checks of the auditor out, of one slice or all, and says how many the forgeries need. */
export const mutants = (slice) => ({
  name: 'mutants of the auditor',
  async run() {
    const main = join(ROOT, 'test', 'mutants', 'main.ts');
    const args = [main, '--seconds', String(SECONDS), ...(slice === undefined ? [] : [slice])];
    const { code, output } = await run(demandNode24(), args, { capture: true });
    if (code !== 0) return { passed: 0, failed: 1, output };
    console.log(output.trimEnd());
    return { passed: 1, failed: 0 };
  },
});

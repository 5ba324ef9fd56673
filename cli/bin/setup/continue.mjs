import { fileURLToPath } from 'node:url';
import { demandNode24, isNewEnough } from './node24.mjs';
import { run } from './run.mjs';

/** Returns if this Node is new enough. Otherwise runs the script again under one that is, and exits with its code. */
export async function continueUnderNode24(script) {
  if (isNewEnough()) return;
  const again = [fileURLToPath(script), ...process.argv.slice(2)];
  const { code } = await run(demandNode24(), again, { cwd: process.cwd() });
  process.exit(code);
}

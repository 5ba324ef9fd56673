import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, demandNode24 } from '../setup/node24.mjs';
import { run } from '../setup/run.mjs';
import { TOTALS } from './parts-reporter.mjs';

const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const REPORTERS = [
  new URL('parts-reporter.mjs', import.meta.url),
  new URL('retried-reporter.mjs', import.meta.url),
].map((file) => fileURLToPath(file));

/**
 * Runs projects of vitest.config.ts on all cores in one run, so that no core waits for the last file of a project.
 * @param {readonly string[]} projects
 * @param {readonly string[]} folders to run only; empty: all
 */
export async function runTests(projects, folders) {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  rmSync(TOTALS, { force: true });
  const chosen = projects.flatMap((project) => ['--project', project]);
  // Print to this terminal, so that failures show as soon as their file has ended.
  const reporters = ['minimal', ...REPORTERS].map((reporter) => `--reporter=${reporter}`);
  const args = [VITEST, 'run', '--passWithNoTests', ...chosen, ...reporters, ...folders];
  const { code } = await run(demandNode24(), args);
  const { passed, failed } = totals();
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function totals() {
  try {
    return JSON.parse(readFileSync(TOTALS, 'utf8'));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

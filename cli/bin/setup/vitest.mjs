import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT, demandNode24 } from './node24.mjs';
import { run } from './run.mjs';

const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');

/**
 * Runs some of the projects of vitest.config.ts. Files whose process a signal ended run once more: a failed test never
 * does, but a crash inside Node or a native module says nothing about it (docs/decisions/010-killed-test-processes.md).
 * @returns how many tests passed and failed, the files that ran again, and the output of what failed
 */
export async function runProjects(projects) {
  const first = await runVitest(projects, []);
  if (!first.onlyKilled) return summary(first, first.passed, []);
  const again = await runVitest(projects, first.killed);
  return summary(again, first.passed + again.passed, first.killed);
}

const summary = ({ code, failed, output }, passed, killed) => ({
  passed,
  // What went wrong beside the tests is a failure, too.
  failed: failed === 0 && code !== 0 ? 1 : failed,
  killed,
  output: code === 0 ? '' : output,
});

/** @param files only these; all of them when there are none */
async function runVitest(projects, files) {
  const report = join(ROOT, '.cache', `tests-${projects.join('-')}.json`);
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const args = [VITEST, 'run', '--passWithNoTests', ...chosen, ...reporters, ...files];
  const { code, output } = await run(demandNode24(), args, { capture: true });
  const killed = killedFiles(output);
  const others = readReport(report).filter(({ name }) => !killed.includes(relative(ROOT, name)));
  const statuses = others.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  return {
    code,
    output,
    passed: statuses.filter((status) => status === 'passed').length,
    failed: statuses.filter((status) => status === 'failed').length,
    killed,
    onlyKilled:
      killed.length > 0 &&
      killed.length === errorsBesideTests(output) &&
      others.every(({ status }) => status === 'passed'),
  };
}

function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    return [];
  }
}

const KILLED = /exited unexpectedly with signal \w+ .*while running test file (.+)$/gm;
const BESIDE_TESTS = /caught (\d+) unhandled error/;

/** The files, named from the repository's folder, whose process was ended by a signal. */
const killedFiles = (output) => [
  ...new Set(
    Array.from(stripVTControlCharacters(output).matchAll(KILLED), ([, file]) => relative(ROOT, file.trim())),
  ),
];

const errorsBesideTests = (output) => Number(BESIDE_TESTS.exec(stripVTControlCharacters(output))?.[1] ?? 0);

#!/usr/bin/env node
// npm test: sets up what a fresh checkout lacks, then runs every check and test, the quick ones first.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installChromium } from './setup/chromium.mjs';
import { continueUnderNode24 } from './setup/continue.mjs';
import { installDependencies } from './setup/dependencies.mjs';
import { ROOT, demandNode24 } from './setup/node24.mjs';
import { run } from './setup/run.mjs';
import { buildWebApps } from './setup/web-apps.mjs';

const fast = process.argv.includes('--fast');
const total = { passed: 0, failed: 0 };
const installed = (...path) => join(ROOT, 'node_modules', ...path);

await installDependencies();
await continueUnderNode24(import.meta.url);
const node = demandNode24();
const browser = fast ? false : await installChromium();

await check('types', installed('.bin', 'tsc'), ['-b']);
await check('lint', installed('.bin', 'oxlint'), ['--type-aware', '--deny-warnings', '.']);
await check('format', installed('.bin', 'prettier'), ['--check', '--cache', '--log-level', 'warn', '.']);
await check('unused code', installed('.bin', 'knip'), []);
await check('style sheets', installed('.bin', 'stylelint'), ['*-web/src/**/*.css']);
await check('lock file', node, [join(ROOT, 'test', 'check-lock.ts')]);
await tests('units and contracts', ['unit', 'web']);
if (!fast) {
  await tests('properties, HTTP and crashes', ['system']);
  const built = await step('web apps', buildWebApps);
  if (built && browser) await tests('in the browser', ['e2e']);
  else count('in the browser', 0, 1);
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** Runs a program that checks the sources; its output shows when it fails. */
async function check(name, program, args) {
  const { code, output } = await timed(name, () => run(program, args, { capture: true }));
  if (code !== 0) console.log(output.trimEnd());
  count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

async function step(name, work) {
  const done = await timed(name, work);
  count(name, done ? 1 : 0, done ? 0 : 1);
  return done;
}

/** Runs some of the projects of vitest.config.ts. */
async function tests(name, projects) {
  const report = join(ROOT, '.cache', `tests-${projects.join('-')}.json`);
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const args = [
    'run',
    '--passWithNoTests',
    ...projects.flatMap((project) => ['--project', project]),
    ...reporters,
  ];
  const { code, output } = await timed(name, () =>
    run(node, [installed('vitest', 'vitest.mjs'), ...args], { capture: true }),
  );
  const { passed, failed } = readReport(report);
  if (code !== 0) console.log(output.trimEnd());
  count(name, passed, failed === 0 && code !== 0 ? 1 : failed);
}

function readReport(file) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

async function timed(name, work) {
  const start = Date.now();
  const result = await work();
  console.log(`${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

function count(name, passed, failed) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) console.log(`✗ ${name}`);
}

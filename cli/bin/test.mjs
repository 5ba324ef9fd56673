#!/usr/bin/env node
// npm test: sets up anything that a fresh checkout lacks, then runs every check and test, the fast ones first.
// --fast leaves out servers, properties and the browser. --slice NAME runs all checks, one slice's tests and the registry tests.
import { availableParallelism } from 'node:os';
import { installChromium } from './setup/chromium.mjs';
import { continueUnderNode24 } from './setup/continue.mjs';
import { installDependencies } from './setup/dependencies.mjs';
import { installTools } from './setup/debian-tools.mjs';
import { buildWebApps } from './setup/web-apps.mjs';
import { checks } from './testing/checks.mjs';
import { runJobs } from './testing/jobs.mjs';
import { mutants } from './testing/mutants.mjs';
import { REGISTRIES, hasBrowserTests } from './testing/slices.mjs';
import { runTests } from './testing/tests.mjs';
import { wanted } from './testing/wanted.mjs';

const USAGE = 2;

const { fast, slice, folders, problem } = wanted(process.argv.slice(2));
if (problem !== undefined) {
  console.error(problem);
  process.exit(USAGE);
}
await installDependencies();
await continueUnderNode24(import.meta.url);

const inBrowser = !fast && (slice === undefined || hasBrowserTests(folders));
/** Downloads while the checks keep the cores busy. */
const browser = inBrowser ? installChromium() : Promise.resolve(false);
/** Installs one package at a time. */
const tracer = fast ? Promise.resolve() : browser.then(installTools);
const built = fast ? Promise.resolve(false) : buildWebApps();
const webApps = {
  name: 'web apps',
  run: async () => ({ passed: Number(await built), failed: Number(!(await built)) }),
};

const [first, ...others] = checks();
const jobs = [first, ...(fast ? [] : [webApps, mutants(slice)]), ...others, { name: 'tests', run: tests }];
const { passed, failed } = await runJobs(jobs, availableParallelism());
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function tests() {
  await tracer;
  const ready = (await browser) && (await built);
  const projects = ['unit', 'web', ...(fast ? [] : ['system']), ...(ready ? ['e2e'] : [])];
  const ended = await runTests(projects, slice === undefined ? [] : [...folders, ...REGISTRIES]);
  if (!inBrowser || ready) return ended;
  return { ...ended, failed: ended.failed + 1, output: 'The browser tests could not run.\n' };
}

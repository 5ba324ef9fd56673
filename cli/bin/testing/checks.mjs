import { join } from 'node:path';
import { ROOT, demandNode24 } from '../setup/node24.mjs';
import { run } from '../setup/run.mjs';

const program = (name) => join(ROOT, 'node_modules', '.bin', name);

/** The longest check, so it starts first. Packages are checked in parallel; more checkers in each would repeat the same work. */
const types = check('types', program('tsc'), ['-b', '--checkers', '1']);

export const checks = () => [
  types,
  check('lock file', demandNode24(), [join(ROOT, 'test', 'check-lock.ts')]),
  check('style sheets', program('stylelint'), ['*-web/src/**/*.css']),
  check('unused code', program('knip'), []),
  check('lint', program('oxlint'), ['--type-aware', '--deny-warnings', '.']),
  check('format', program('prettier'), ['--check', '--cache', '--log-level', 'warn', '.']),
];

/** Returns a job that checks the sources with a program. Its output is shown if it fails. */
function check(name, command, args) {
  return {
    name,
    async run() {
      const { code, output } = await run(command, args, { capture: true });
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
    },
  };
}

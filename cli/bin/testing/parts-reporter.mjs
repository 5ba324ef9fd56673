import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/node24.mjs';

/** File in which the reporter stores how many tests passed and failed. */
export const TOTALS = join(ROOT, '.cache', 'tests.json');

const PARTS = {
  unit: 'units and contracts',
  web: 'web apps’ units',
  system: 'properties, HTTP and crashes',
  e2e: 'in the browser',
};

/** Vitest reporter that prints each project's result once its last file has ended. */
export default class PartsReporter {
  /** by project: files that have not ended, and when the first one began */
  #parts = new Map();

  onTestRunStart(specifications) {
    for (const { project } of specifications)
      this.#parts.set(project.name, { files: (this.#parts.get(project.name)?.files ?? 0) + 1, tests: 0 });
  }

  onTestModuleQueued({ project }) {
    const part = this.#parts.get(project.name);
    if (part !== undefined) part.start ??= Date.now();
  }

  onTestModuleEnd(module) {
    const part = this.#parts.get(module.project.name);
    if (part === undefined) return;
    part.tests += [...module.children.allTests('passed')].length;
    part.files -= 1;
    if (part.files > 0) return;
    const seconds = ((Date.now() - part.start) / 1000).toFixed(1);
    console.log(`${PARTS[module.project.name]}: ${part.tests} passed, ${seconds} s`);
  }

  onTestRunEnd(modules) {
    const count = (state) => modules.flatMap(({ children }) => [...children.allTests(state)]).length;
    writeFileSync(TOTALS, JSON.stringify({ passed: count('passed'), failed: count('failed') }));
  }
}

import type { Command } from 'commander';
import { type DataOptions, dataFolderOf, withData } from '../data-folder.ts';
import { existingData } from '../log/data-files.ts';
import { Reported } from '../problem.ts';
import { printJson } from '../result.ts';
import type { Terminal } from '../terminal.ts';
import type { Checked } from './checked.ts';
import { checkShop } from './checks.ts';

interface DoctorOptions extends DataOptions {
  readonly json?: true;
}

const SIGNS: Readonly<Record<Checked['state'], string>> = { fine: '✓', note: '·', problem: '✗' };

export function addDoctor(program: Command, terminal: Terminal): void {
  withData(program.command('doctor'))
    .description('Look at everything that the shop needs to run')
    .action((options: DoctorOptions) => examine(terminal, options));
}

async function examine(terminal: Terminal, options: DoctorOptions): Promise<void> {
  const { files, log } = await existingData(dataFolderOf(options, terminal), terminal.environment);
  const checks = await checkShop(files, log, terminal.environment);
  const width = Math.max(...checks.map(({ name }) => name.length));
  if (options.json) printJson(terminal, { checks: checks.map((check) => ({ ...check })) });
  else
    for (const { name, state, says } of checks)
      terminal.out(`${SIGNS[state]} ${name.padEnd(width)}  ${says}\n`);
  if (checks.some(({ state }) => state === 'problem')) throw new Reported('something needs mending');
}

import { ControlProblem, control } from '@skins/api';
import { dataFolder } from '@skins/api/foundation/files';
import { writerRuns } from '@skins/api/foundation/store';
import type { Command } from 'commander';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type DataOptions, dataFolderOf, withData } from '../data-folder.ts';
import { Problem } from '../problem.ts';
import { printJson, printTable } from '../result.ts';
import type { Terminal } from '../terminal.ts';

interface OutboxOptions extends DataOptions {
  readonly json?: true;
}

const Outbox = Compile(
  Type.Object({
    messages: Type.Array(Type.Object({ time: Type.Integer(), phone: Type.String(), code: Type.String() })),
  }),
);

export function addOutbox(program: Command, terminal: Terminal): void {
  withData(program.command('outbox'))
    .description(
      'Codes that the local provider (SKINS_SMS=local) kept instead of sending them, the newest first',
    )
    .action((options: OutboxOptions) => outbox(terminal, options));
}

async function outbox(terminal: Terminal, options: OutboxOptions): Promise<void> {
  const folder = dataFolderOf(options, terminal);
  // The messages exist only in the server's memory.
  if (!writerRuns(dataFolder(folder).log))
    throw new Problem(`no server runs over ${folder}: start one with SKINS_SMS=local`);
  const read = await control({ folder, environment: terminal.environment }, 'sms-outbox', {}).catch(
    (error: unknown) => {
      throw error instanceof ControlProblem ? new Problem(error.message) : error;
    },
  );
  if (!Outbox.Check(read)) throw new Problem('the server answered with something else');
  const { messages } = read;
  if (options.json) return printJson(terminal, { messages: messages.map((message) => ({ ...message })) });
  if (messages.length === 0) return terminal.out('No code was asked for yet\n');
  return printTable(
    terminal,
    ['time', 'phone', 'code'],
    messages.map(({ time, phone, code }) => [new Date(time).toISOString(), phone, code]),
  );
}

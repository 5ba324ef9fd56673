import { traceBackup } from '@skins/api/foundation/files';
import { checkpointSigner } from '@skins/api/foundation/transparency';
import type { Command } from 'commander';
import { type DataOptions, dataFolderOf, withData } from '../data-folder.ts';
import { existingData, secretIfPresent } from '../log/data-files.ts';
import { openStoreLog } from '../log/store-log.ts';
import { ProgressBar } from '../progress-bar.ts';
import { printFacts, printJson } from '../result.ts';
import type { Terminal } from '../terminal.ts';
import { type Exported, exportLog } from './export-log.ts';
import { demandNotOwn } from './own-files.ts';
import { fileSink, terminalSink } from './sink.ts';

interface ExportOptions extends DataOptions {
  readonly out: string;
  readonly commands: boolean;
  readonly json?: true;
}

export function addExport(program: Command, terminal: Terminal): void {
  withData(program.command('export'))
    .description('Write the log with its signed checkpoints, also while it is served')
    .requiredOption('--out <file>', 'where to write; - for the standard output')
    .option(
      '--no-commands',
      'leave out the marks of commands, as for publishing: a shop moved so would not know requests of before again',
    )
    .action((options: ExportOptions) => writeExport(terminal, options));
}

async function writeExport(terminal: Terminal, options: ExportOptions): Promise<void> {
  const folder = dataFolderOf(options, terminal);
  await existingData(folder, terminal.environment);
  const toTerminal = options.out === '-';
  if (!toTerminal) demandNotOwn(options.out, folder);
  const source = await openStoreLog(folder, terminal.environment, { marks: options.commands });
  const secret = await secretIfPresent(folder, terminal.environment);
  const sink = toTerminal ? terminalSink(terminal) : fileSink(options.out);
  const progress = new ProgressBar(terminal, 'Exporting', source.total);
  try {
    const { odd, ...exported } = await exportLog(source, secret && checkpointSigner(secret), sink, (read) =>
      progress.at(read),
    );
    progress.end();
    await sink.commit();
    if (!toTerminal) {
      traceBackup(folder, { time: Date.now(), events: exported.events });
      report(terminal, options, exported);
    }
    const { unreadable } = source.evidence;
    if (unreadable !== undefined)
      terminal.err(`The stored checkpoints were not compared with this export: ${unreadable}.\n`);
    if (odd > 0)
      terminal.err(`${odd} stored checkpoints are not signed by this log’s key: run skins verify.\n`);
    if (secret === undefined)
      terminal.err(
        'The end of this export is not signed, as the master secret is not here: verify it with --unsigned.\n',
      );
  } catch (error) {
    sink.abandon();
    throw error;
  } finally {
    await source.close();
  }
}

function report(terminal: Terminal, { out, json }: ExportOptions, exported: Omit<Exported, 'odd'>): void {
  if (json) printJson(terminal, { file: out, ...exported });
  else printFacts(terminal, [['file', out], ...Object.entries(exported)]);
}

import { closeSync, readSync } from 'node:fs';
import type { Command } from 'commander';
import { type DataOptions, dataFolderOf, withData } from '../data-folder.ts';
import { openPlainFile } from '../file-access.ts';
import { readJsonFile } from '../json-file.ts';
import { secretIfPresent } from '../log/data-files.ts';
import { openFileLog } from '../log/file-log.ts';
import { Reported } from '../problem.ts';
import { ProgressBar } from '../progress-bar.ts';
import { printFacts, printJson } from '../result.ts';
import type { Terminal } from '../terminal.ts';
import { reportJson, reportText } from '../verify/report.ts';
import { verifyLog } from '../verify/verify-log.ts';
import { type Cs2Options, cs2Catalogue } from './cs2.ts';
import { importIntoShop, proposeToShop } from './import-catalogue.ts';
import { type ImportedLog, importLog } from './import-log.ts';

interface ImportOptions extends DataOptions, Cs2Options {
  readonly unsigned?: true;
  readonly operator?: string;
  readonly json?: true;
}

const CS2 = 'cs2';
/** A log begins with an event, or with the mark of a command before all events. */
const LOG_BEGINNINGS = ['{"stream":', '{"command":'];

export function addImport(program: Command, terminal: Terminal): void {
  withData(program.command('import'))
    .description('Bring a catalogue into the shop, or an exported log into an empty data folder')
    .argument('<what>', `a catalogue file, an exported log, or ${CS2}: the weapon cases of @ianlucas/cs2-lib`)
    .option('--unsigned', 'accept an exported log whose end is under no checkpoint')
    .option('--prices <csv>', `${CS2}: a list of prices`)
    .option('--lib <folder>', `${CS2}: folder of the package`)
    .option(
      '--operator <name>',
      'who proposes a catalogue, where somebody plays already; the standard input proves it: password, then code',
    )
    .action(async (what: string, options: ImportOptions) => {
      if (what === CS2) return bringCatalogue(terminal, await cs2Catalogue(options), options);
      if (isLog(what)) return bringLog(terminal, what, options);
      const content = readJsonFile(what, `${what} is neither an exported log nor a catalogue: it is no JSON`);
      return bringCatalogue(terminal, content, options);
    });
}

async function bringCatalogue(terminal: Terminal, content: unknown, options: ImportOptions): Promise<void> {
  const folder = dataFolderOf(options, terminal);
  if (options.operator !== undefined) return bringProposal(terminal, content, options.operator, options);
  const progress = new ProgressBar(terminal, 'Publishing', 1);
  const imported = await importIntoShop(content, folder, terminal.environment, (done, total) =>
    progress.at(done / total),
  );
  progress.end();
  if (options.json) return printJson(terminal, { ...imported });
  return printFacts(terminal, [
    ['skins and shelves, new or changed', imported.listed],
    ['boxes, new or changed', imported.published],
  ]);
}

async function bringProposal(
  terminal: Terminal,
  content: unknown,
  operator: string,
  options: ImportOptions,
): Promise<void> {
  const folder = dataFolderOf(options, terminal);
  if (terminal.watched)
    terminal.err(
      `On two lines: the password of ${operator}, then a code of the authenticator app. Then Ctrl-D.\n`,
    );
  const [password = '', totp = ''] = (await terminal.readInput()).split(/\r?\n/);
  const proposer = { operator, password, totp: totp.trim() };
  const { proposalId, touched } = await proposeToShop(content, folder, terminal.environment, proposer);
  if (options.json) return printJson(terminal, { proposalId, touched });
  if (proposalId === null) return printFacts(terminal, [['proposed', 'nothing: the shop is just so']]);
  return printFacts(terminal, [
    ['proposed, and waits for approval', proposalId],
    ['boxes that its prices touch', touched.length],
  ]);
}

/** Verifies before it imports, so that a log that breaks a rule leaves no trace. */
async function bringLog(terminal: Terminal, file: string, options: ImportOptions): Promise<void> {
  const source = openFileLog(file);
  try {
    const verifying = new ProgressBar(terminal, 'Verifying', source.total);
    const onProgress = (read: number) => verifying.at(read);
    const verification = await verifyLog(source, {
      key: undefined,
      memory: undefined,
      unsigned: options.unsigned === true,
      archive: false,
      folder: undefined,
      onProgress,
    });
    verifying.end();
    if (verification.findings.length > 0) {
      if (options.json) reportJson(terminal, verification);
      else reportText(terminal, verification);
      throw new Reported(`${file} is refused`);
    }
    const folder = dataFolderOf(options, terminal);
    const secret = await secretIfPresent(folder, terminal.environment);
    const importing = new ProgressBar(terminal, 'Importing', source.total);
    const imported = await importLog(source, { folder, environment: terminal.environment, secret }, (read) =>
      importing.at(read),
    );
    importing.end();
    const { events, commands, unmarked, checkpoints, playable } = imported;
    const facts = { events, root: verification.root, commands, checkpoints };
    if (options.json) printJson(terminal, { ...facts, unmarked, playable: playable ?? null });
    else printFacts(terminal, Object.entries(facts));
    for (const warning of warnings(imported, secret !== undefined, folder)) terminal.err(`${warning}\n`);
  } finally {
    await source.close();
  }
}

/** Yields warnings about data that the imported shop lacks. */
function* warnings(
  { unmarked, foreign, playable }: ImportedLog,
  hasSecret: boolean,
  folder: string,
): Generator<string> {
  if (unmarked > 0)
    yield (
      `The marks of ${unmarked} commands are not in this export: it was made without them, or by an older version. A ` +
      'request from before the move that is sent again cannot be recognised: one that happened is refused instead of ' +
      'answered, one that was refused is decided anew.'
    );
  if (foreign || playable === false)
    yield (
      `${hasSecret ? 'The seed chains and checkpoints of this log were made with another master secret.' : 'There is no master secret here.'} ` +
      `Bring that of this log into ${folder} as master.secret, or its players cannot go on.`
    );
}

/** Returns whether a file begins like an exported log. */
function isLog(file: string): boolean {
  const start = Buffer.alloc(Math.max(...LOG_BEGINNINGS.map((text) => text.length)));
  const handle = openPlainFile(file);
  try {
    readSync(handle, start);
  } finally {
    closeSync(handle);
  }
  return LOG_BEGINNINGS.some((text) => start.toString('utf8').startsWith(text));
}

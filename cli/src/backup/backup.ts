import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { dataFolder, syncFolder, traceBackup } from '@skins/api/foundation/files';
import type { Command } from 'commander';
import { type DataOptions, dataFolderOf, withData } from '../data-folder.ts';
import { existingData } from '../log/data-files.ts';
import { openStoreLog } from '../log/store-log.ts';
import { Problem, WrongUsage } from '../problem.ts';
import { ProgressBar } from '../progress-bar.ts';
import { printFacts, printJson } from '../result.ts';
import type { Terminal } from '../terminal.ts';
import { verifyLog } from '../verify/verify-log.ts';
import { copyShop } from './copy-shop.ts';

interface BackupOptions extends DataOptions {
  readonly json?: true;
}

/** Facts about a backup. */
interface Copied {
  readonly folder: string;
  readonly events: number;
  /** of all files together */
  readonly bytes: number;
  /** why the lists are not in it */
  readonly listsLeftOut?: string;
}

const OWNER_ONLY = 0o700;
/** Subfolder for a copy until it is complete and verified. */
const UNFINISHED = 'unfinished';

export function addBackup(program: Command, terminal: Terminal): void {
  withData(program.command('backup'))
    .description(
      'Copy log, checkpoints, accounts and pictures into a new folder, also while the shop runs; verify the copy',
    )
    .argument('<to>', 'a folder that is not there yet, or empty')
    .action((to: string, options: BackupOptions) => backUp(terminal, to, options));
}

async function backUp(terminal: Terminal, to: string, options: BackupOptions): Promise<void> {
  const folder = dataFolderOf(options, terminal);
  const { log } = await existingData(folder, terminal.environment);
  const target = resolve(to);
  demandEmpty(target);
  const draft = join(target, UNFINISHED);
  mkdirSync(draft, { recursive: true, mode: OWNER_ONLY });
  let copied: Copied;
  try {
    const leftOut = await copyShop(folder, draft, terminal.environment);
    const made = await verified(terminal, folder, draft);
    copied = { folder: target, ...made, ...(leftOut !== undefined && { listsLeftOut: leftOut }) };
    await moveUp(draft, target);
  } finally {
    // A partial or invalid backup must not be mistaken for a good one.
    rmSync(draft, { recursive: true, force: true });
  }
  traceBackup(folder, { time: Date.now(), events: copied.events });
  if (options.json) return printJson(terminal, { ...copied });
  const { listsLeftOut, ...facts } = copied;
  printFacts(terminal, Object.entries(facts));
  if (listsLeftOut !== undefined)
    terminal.out(
      `The lists are not in it: ${listsLeftOut}. A start makes them anew from the log; the checkpoints of former starts and stops are lost. Start the shop again to mend them here.\n`,
    );
  if (!log.isFile)
    terminal.out(`The log of ${log.name} is a file in the copy: open the copy without SKINS_STORE.\n`);
  terminal.out(
    'The copy is verified. The master secret is not in it: keep it apart, it is needed to go on with the copy.\n',
  );
}

/** Moves a copy into place, the log last: a folder without a log is not a shop. */
async function moveUp(draft: string, target: string): Promise<void> {
  const { log } = dataFolder(draft);
  const names = readdirSync(draft).filter((name) => name !== basename(log));
  for (const name of [...names, basename(log)]) renameSync(join(draft, name), join(target, name));
  await syncFolder(target);
}

/** @throws Problem if the copy's log does not verify */
async function verified(
  terminal: Terminal,
  folder: string,
  draft: string,
): Promise<Pick<Copied, 'events' | 'bytes'>> {
  const source = await openStoreLog(
    draft,
    { ...terminal.environment, SKINS_STORE: 'sqlite' },
    { audit: true, marks: true },
  );
  const progress = new ProgressBar(terminal, 'Verifying the copy', source.total);
  try {
    const { findings } = await verifyLog(source, {
      key: undefined,
      memory: undefined,
      unsigned: true,
      archive: false,
      folder: undefined,
      onProgress: (read) => progress.at(read),
    });
    progress.end();
    const [first] = findings;
    if (first !== undefined)
      throw new Problem(`the copy is not what it has to be (${first.rule}): run skins verify in ${folder}`);
    const bytes = readdirSync(draft, { recursive: true, encoding: 'utf8' }).reduce(
      (sum, name) => sum + statSync(join(draft, name)).size,
      0,
    );
    return { events: source.total, bytes };
  } finally {
    await source.close();
  }
}

function demandEmpty(target: string): void {
  const found = statSync(target, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isDirectory()) throw new WrongUsage(`${target} is no folder`);
  if (readdirSync(target).length > 0)
    throw new WrongUsage(`there is something in ${target} already: name a folder that is new, or empty`);
}

import { basename, resolve } from 'node:path';
import { traceBackup } from '@skins/api/foundation/files';
import type { Command } from 'commander';
import { type DataOptions, dataFolderOf, withData } from '../data-folder.ts';
import { existingData } from '../log/data-files.ts';
import { openStoreLog } from '../log/store-log.ts';
import { bytesIn, newCopy } from '../new-copy.ts';
import { Problem } from '../problem.ts';
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
  const { files, log } = await existingData(folder, terminal.environment);
  const target = resolve(to);
  // A folder without a log is not a shop.
  const copied = await newCopy(target, basename(files.log), async (draft): Promise<Copied> => {
    const leftOut = await copyShop(folder, draft, terminal.environment);
    const made = await verified(terminal, folder, draft);
    return { folder: target, ...made, ...(leftOut !== undefined && { listsLeftOut: leftOut }) };
  });
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
    return { events: source.total, bytes: bytesIn(draft) };
  } finally {
    await source.close();
  }
}

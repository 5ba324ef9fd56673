import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type DataFolder, copyDatabase, dataFolder, projectionFacts } from '@skins/api/foundation/files';
import { REPLICA_NOTE, noteReplica } from '@skins/api/foundation/mark';
import { damageIn, logPlace, ordinalOf } from '@skins/api/foundation/store';
import type { Command } from 'commander';
import { copyPictures } from '../backup/index.ts';
import { type DataOptions, dataFolderOf, withData } from '../data-folder.ts';
import { bytesIn, newCopy } from '../new-copy.ts';
import { Problem } from '../problem.ts';
import { printFacts, printJson } from '../result.ts';
import type { Terminal } from '../terminal.ts';

interface ReplicaOptions extends DataOptions {
  readonly json?: true;
}

export function addReplica(program: Command, terminal: Terminal): void {
  withData(program.command('replica'))
    .description(
      "Copy a node's lists, snapshots and pictures into a new folder, also while it runs: another node starts from it",
    )
    .argument('<to>', 'a folder that is not there yet, or empty')
    .action((to: string, options: ReplicaOptions) => replicate(terminal, to, options));
}

async function replicate(terminal: Terminal, to: string, options: ReplicaOptions): Promise<void> {
  const folder = dataFolderOf(options, terminal);
  const files = dataFolder(folder);
  demandSharedLog(files, terminal.environment);
  const target = resolve(to);
  const copied = await newCopy(target, REPLICA_NOTE, async (draft) => {
    const copy = dataFolder(draft);
    const events = await copyLists(files, copy);
    copySnapshots(files, copy);
    copyPictures(folder, draft);
    noteReplica(copy, events);
    return { folder: target, events, bytes: bytesIn(draft) };
  });
  if (options.json) return printJson(terminal, copied);
  printFacts(terminal, Object.entries(copied));
  terminal.out(
    'Neither the master secret nor anything of accounts is in it. Start the node there with the same SKINS_STORE and ' +
      'master secret, a SKINS_NODE of its own and a SKINS_MARK of its own.\n',
  );
}

/** @throws Problem if the log has one writer */
function demandSharedLog({ log: file }: DataFolder, environment: NodeJS.ProcessEnv): void {
  const { database, name } = logPlace(file, environment);
  if (database === undefined)
    throw new Problem(
      `${name} has one writer, so no other node can start beside it: a replica needs a log in PostgreSQL (SKINS_STORE). To copy a shop, see skins backup`,
    );
}

/** @returns the number of events in the lists. @throws Problem if another node could not go on with them */
async function copyLists({ folder, readModels }: DataFolder, copy: DataFolder): Promise<number> {
  if (!existsSync(readModels))
    throw new Problem(
      `there are no lists in ${folder}: name the data folder of a node with --data or SKINS_DATA`,
    );
  await copyDatabase(readModels, copy.readModels);
  const damage = damageIn(copy.readModels);
  if (damage !== undefined)
    throw new Problem(
      `${readModels} is damaged: ${damage}. Start this node again to mend it, or copy another one`,
    );
  const lists = projectionFacts(copy.readModels);
  const stopped = lists.find(({ parked }) => parked !== null);
  if (stopped !== undefined)
    throw new Problem(
      `the list ${stopped.name} has stopped on this node: ${stopped.parked}. Run skins replay here first, or copy another node`,
    );
  return Math.max(0, ...lists.map(({ position }) => ordinalOf(position)));
}

/** Copies the snapshots that are complete. The node may replace or remove any of them meanwhile: they are a cache. */
function copySnapshots({ snapshots: from }: DataFolder, { snapshots: to }: DataFolder): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { mode: 0o700 });
  for (const name of readdirSync(from).filter((one) => !one.endsWith('.unfinished')))
    try {
      copyFileSync(join(from, name), join(to, name));
    } catch (error) {
      if (existsSync(join(from, name))) throw error;
    }
}

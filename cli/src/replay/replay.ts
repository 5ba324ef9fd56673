import { checkpointSigner } from '@skins/api/foundation/transparency';
import type { Command } from 'commander';
import { type DataOptions, dataFolderOf, withData } from '../data-folder.ts';
import { existingData, secretIfPresent } from '../log/data-files.ts';
import { demandNewest } from '../log/newest-log.ts';
import { Reported } from '../problem.ts';
import { ProgressBar } from '../progress-bar.ts';
import { printFacts, printJson, printTable } from '../result.ts';
import type { Terminal } from '../terminal.ts';
import { type FoldedLog, foldLog } from './fold-log.ts';
import { type RebuiltReadModels, rebuildReadModels } from './rebuild.ts';

interface ReplayOptions extends DataOptions {
  readonly json?: true;
}

const MS = 1_000;

export function addReplay(program: Command, terminal: Terminal): void {
  withData(program.command('replay'))
    .description('Fold the whole log into its state hash, and make the read models anew')
    .action((options: ReplayOptions) => replay(terminal, options));
}

async function replay(terminal: Terminal, options: ReplayOptions): Promise<void> {
  const folder = dataFolderOf(options, terminal);
  const { files, log } = await existingData(folder, terminal.environment);
  const secret = await secretIfPresent(folder, terminal.environment);
  // Rebuilding from an older log would lose the evidence that a newer one existed.
  await demandNewest(files, terminal.environment);
  const folding = new ProgressBar(terminal, 'Folding', 1);
  const start = performance.now();
  const folded = await foldLog(log, (done, total) => folding.at(done / total));
  folding.end();
  const foldedAt = performance.now();
  const rebuilding = new ProgressBar(terminal, 'Rebuilding', folded.events);
  const signer = secret && checkpointSigner(secret);
  const { projections, setAside } = await rebuildReadModels(files, log, signer, (events) =>
    rebuilding.at(events),
  );
  rebuilding.end();
  const facts: Facts = {
    ...folded,
    foldedPerSecond: rate(folded.events, foldedAt - start),
    projectedPerSecond: rate(folded.events, performance.now() - foldedAt),
  };
  if (options.json)
    printJson(terminal, {
      ...facts,
      projections: projections.map((one) => ({ ...one })),
      setAside: setAside === undefined ? null : { ...setAside },
    });
  else report(terminal, facts, projections);
  if (setAside !== undefined)
    terminal.err(
      `The read models could not be read (${setAside.damage}). They lie in ${setAside.file} now, with the checkpoints of before.\n`,
    );
  if (signer === undefined) terminal.err('No checkpoint was signed, as the master secret is not here.\n');
  if (projections.some(({ parked }) => parked !== undefined))
    throw new Reported('a projection parked itself');
}

const rate = (events: number, ms: number): number => Math.round((events / ms) * MS);

interface Facts extends FoldedLog {
  readonly foldedPerSecond: number;
  readonly projectedPerSecond: number;
}

function report(terminal: Terminal, facts: Facts, projections: RebuiltReadModels['projections']): void {
  printFacts(terminal, [
    ['state hash', facts.stateHash],
    ['streams', facts.streams],
    ['events', facts.events],
    ['events folded per second', facts.foldedPerSecond],
    ['events projected per second', facts.projectedPerSecond],
  ]);
  terminal.out('\n');
  printTable(
    terminal,
    ['read model', 'rows', ''],
    projections.map(({ name, rows, parked }) => [name, rows, parked ?? '']),
  );
}

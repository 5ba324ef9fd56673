import { randomBytes } from 'node:crypto';
import type { Box } from '@skins/engine/catalogue';
import type { Command } from 'commander';
import { type DataOptions, dataFolderOf, withData } from '../data-folder.ts';
import { Problem, Reported, WrongUsage } from '../problem.ts';
import { ProgressBar } from '../progress-bar.ts';
import { printFacts, printJson, printTable } from '../result.ts';
import type { Terminal } from '../terminal.ts';
import { boxesOnSale } from './boxes-on-sale.ts';
import { countOf, howToRead, percent, probabilityOf } from './numbers.ts';
import { type Simulation, simulate } from './simulation.ts';
import { addSimulateUpgrade } from './upgrades.ts';

interface SimulateOptions extends DataOptions {
  readonly box?: string;
  readonly all?: true;
  readonly opens: string;
  readonly seed?: string;
  readonly pMin?: string;
  readonly catalogue?: string;
  readonly json?: true;
}

const SEED_BYTES = 8;

export function addSimulate(program: Command, terminal: Terminal): void {
  const command = withData(program.command('simulate'))
    .description('Open a box many times: what comes out, beside the odds that are published')
    .option('--box <id>', 'the box')
    .option('--all', 'every box')
    .option('--opens <number>', 'how many times', '1000000')
    .option('--seed <text>', 'the same seed gives the same opens (a new one each time unless it is named)')
    .option('--p-min <number>', 'end with 1 when the opens of a box come out with a smaller p-value')
    .option('--catalogue <file>', "a catalogue file, instead of the shop's own")
    .action((options: SimulateOptions) => runSimulations(terminal, options));
  addSimulateUpgrade(command, terminal);
}

async function runSimulations(terminal: Terminal, options: SimulateOptions): Promise<void> {
  if ((options.box === undefined) === (options.all === undefined))
    throw new WrongUsage('name one box with --box, or take --all');
  const opens = countOf(options.opens, 'opens');
  const least = options.pMin === undefined ? 0 : probabilityOf(options.pMin);
  const seed = options.seed ?? randomBytes(SEED_BYTES).toString('hex');
  const boxes = await boxesOnSale(options.catalogue, dataFolderOf(options, terminal), terminal.environment);
  const simulations = chosen(boxes, options.box).map((box) => {
    const progress = new ProgressBar(terminal, box.boxId, opens);
    const simulation = simulate(box.current, opens, `${seed} ${box.boxId}`, (done) => progress.at(done));
    progress.end();
    if (!options.json) report(terminal, simulation);
    return simulation;
  });
  if (options.json) printJson(terminal, { seed, simulations: simulations.map(jsonOf) });
  else terminal.out(howToRead(seed, 'opens'));
  const unlikely = simulations.filter(({ chiSquare }) => chiSquare !== null && chiSquare.pValue < least);
  if (unlikely.length > 0)
    throw new Reported(`below p = ${least}: ${unlikely.map(({ boxId }) => boxId).join(', ')}`);
}

function chosen(boxes: readonly Box[], boxId: string | undefined): readonly Box[] {
  if (boxId === undefined) return boxes;
  const box = boxes.find((one) => one.boxId === boxId);
  if (box === undefined)
    throw new Problem(`there is no box ${boxId}; there are ${boxes.map((one) => one.boxId).join(', ')}`);
  return [box];
}

const jsonOf = ({ items, chiSquare, ...rest }: Simulation) => ({
  ...rest,
  chiSquare: chiSquare && { ...chiSquare },
  items: items.map((item) => ({ ...item })),
});

function report(terminal: Terminal, { boxId, opens, items, chiSquare, ...returns }: Simulation): void {
  const { publishedRtp, observedRtp, margin } = returns;
  terminal.out(`${boxId}, opened ${opens} times\n\n`);
  printTable(
    terminal,
    ['item', 'published', 'observed', 'expected', 'times'],
    items.map(({ skinId, probability, observed, expected }) => [
      skinId,
      percent(probability),
      percent(observed / opens),
      expected.toFixed(1),
      observed,
    ]),
  );
  terminal.out('\n');
  printFacts(terminal, [
    ['chi-square', chiSquare === null ? 'too few opens' : chiSquare.statistic.toFixed(3)],
    ['degrees of freedom', chiSquare?.degreesOfFreedom ?? '–'],
    ['p-value', chiSquare?.pValue.toFixed(6) ?? '–'],
    ['published return', percent(publishedRtp)],
    ['observed return', `${percent(observedRtp)} ± ${percent(margin)} (95 %)`],
  ]);
  terminal.out('\n');
}

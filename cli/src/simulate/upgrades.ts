import { randomBytes } from 'node:crypto';
import { rulesHashOf } from '@skins/engine/fairness';
import { UPGRADE_ODDS } from '@skins/engine/upgrades';
import type { Command } from 'commander';
import { type DataOptions, dataFolderOf, withData } from '../data-folder.ts';
import { Reported } from '../problem.ts';
import { ProgressBar } from '../progress-bar.ts';
import { printFacts, printJson, printTable } from '../result.ts';
import type { Terminal } from '../terminal.ts';
import { countOf, howToRead, percent, probabilityOf } from './numbers.ts';
import { upgradeTerms } from './upgrade-terms.ts';
import { TARGET_PRICE, type UpgradeSimulation, simulateUpgrades, stakesOver } from './upgrade-simulation.ts';

interface UpgradeOptions extends DataOptions {
  readonly plays: string;
  readonly seed?: string;
  readonly pMin?: string;
  readonly json?: true;
}

const RATES = 20;
const SEED_BYTES = 8;

/** Adds `simulate upgrade`. */
export function addSimulateUpgrade(simulate: Command, terminal: Terminal): void {
  withData(simulate.command('upgrade'))
    .description(
      `Upgrade at ${RATES} chances, many times each: how often it is won, beside what is published (the shop's rules, or those that a new one begins with)`,
    )
    .option('--plays <number>', 'how many times each', '1000000')
    .option('--seed <text>', 'the same seed gives the same plays (a new one each time unless it is named)')
    .option('--p-min <number>', 'end with 1 when one of them comes out with a smaller p-value')
    // Options before the word `upgrade` belong to `simulate`, so merge both.
    .action((_own: UpgradeOptions, command: Command) =>
      runUpgrades(terminal, command.optsWithGlobals<UpgradeOptions>()),
    );
}

async function runUpgrades(terminal: Terminal, options: UpgradeOptions): Promise<void> {
  const plays = countOf(options.plays, 'plays');
  const least = options.pMin === undefined ? 0 : probabilityOf(options.pMin);
  const seed = options.seed ?? randomBytes(SEED_BYTES).toString('hex');
  const terms = await upgradeTerms(dataFolderOf(options, terminal), terminal.environment);
  const rulesHash = rulesHashOf(UPGRADE_ODDS.name, terms);
  const progress = new ProgressBar(terminal, 'upgrades', RATES * plays);
  const simulations = stakesOver(terms, RATES).map((stake, n) =>
    simulateUpgrades(terms, { stake, plays, seed: `${seed} ${stake}` }, (done) =>
      progress.at(n * plays + done),
    ),
  );
  progress.end();
  if (options.json)
    printJson(terminal, { seed, rulesHash, simulations: simulations.map((one) => ({ ...one })) });
  else report(terminal, { seed, rulesHash, simulations });
  const unlikely = simulations.filter(({ pValue }) => pValue !== null && pValue < least);
  if (unlikely.length > 0)
    throw new Reported(`below p = ${least}: ${unlikely.map(({ rate }) => percent(rate)).join(', ')}`);
}

function report(
  terminal: Terminal,
  { seed, rulesHash, simulations }: { seed: string; rulesHash: string; simulations: UpgradeSimulation[] },
): void {
  printTable(
    terminal,
    ['stake', 'fee', 'published', 'observed', 'N up to', 'won', 'expected', 'p-value'],
    simulations.map(({ stake, fee, rate, winUpTo, plays, wins, expected, pValue }) => [
      percent(stake / TARGET_PRICE),
      percent(fee),
      percent(rate),
      percent(wins / plays),
      winUpTo,
      wins,
      expected.toFixed(1),
      pValue?.toFixed(6) ?? '–',
    ]),
  );
  terminal.out('\n');
  printFacts(terminal, [
    ['plays at each chance', simulations[0]?.plays ?? 0],
    ['rules', rulesHash],
  ]);
  terminal.out(`\n${howToRead(seed, 'plays')}`);
}

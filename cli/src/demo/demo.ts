import { randomInt } from 'node:crypto';
import type { Command } from 'commander';
import { type DataOptions, dataFolderOf, withData } from '../data-folder.ts';
import { WrongUsage } from '../problem.ts';
import { printJson } from '../result.ts';
import { countOf } from '../simulate/numbers.ts';
import type { Terminal } from '../terminal.ts';
import { makeDemonstration } from './demonstration.ts';

interface DemoOptions extends DataOptions {
  readonly players: string;
  readonly days: string;
  readonly seed?: string;
  readonly json?: true;
}

export const PLAYERS = 214;
export const DAYS = 1;
const PLAYERS_MAX = 10_000;
const DAYS_MAX = 60;
export const SEED_MAX = 2 ** 32 - 1;

export function addDemo(program: Command, terminal: Terminal): void {
  withData(program.command('demo'))
    .description('Make a demonstration in an empty folder: simulated players play in it for days, up to now')
    .option('--players <number>', 'simulated players', String(PLAYERS))
    .option('--days <number>', 'days that they play for', String(DAYS))
    .option('--seed <number>', 'what they do follows from it; random by default')
    .action(async (options: DemoOptions) => {
      const folder = dataFolderOf(options, terminal);
      const players = withinOf(countOf(options.players, 'players'), PLAYERS_MAX, 'players');
      const days = withinOf(countOf(options.days, 'days'), DAYS_MAX, 'days');
      const seed = options.seed === undefined ? randomInt(SEED_MAX) : Number(options.seed);
      if (!Number.isInteger(seed) || seed < 0 || seed > SEED_MAX)
        throw new WrongUsage(`'${options.seed}' is no seed`);
      const credentials = await makeDemonstration({ folder, players, days, seed }, terminal);
      if (options.json) printJson(terminal, { players, days, seed, ...credentials });
      else terminal.out(sayCredentials(credentials));
    });
}

/** How the operator of a demonstration logs in. */
export const sayCredentials = ({
  username,
  password,
  totpSecret,
}: {
  username: string;
  password: string;
  totpSecret: string;
}): string =>
  `Operator of the demonstration, shown this once: ${username} logs in at /admin/\n` +
  `password: ${password}\nsecret for an authenticator app: ${totpSecret}\n`;

function withinOf(count: number, most: number, of: string): number {
  if (count > most) throw new WrongUsage(`at most ${most} ${of}`);
  return count;
}

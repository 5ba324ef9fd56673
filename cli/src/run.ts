import { Command, CommanderError } from 'commander';
import cli from '../package.json' with { type: 'json' };
import { refusedBySystem } from './file-access.ts';
import { keepMemoryFlat } from './log/flat-memory.ts';
import { DetailedProblem, Problem, Reported, WrongUsage } from './problem.ts';
import { printJson } from './result.ts';
import type { Terminal } from './terminal.ts';

const FINE = 0;
const FOUND_A_PROBLEM = 1;
export const WRONG_USAGE = 2;

type Add = (program: Command, terminal: Terminal) => void;

/** Loaders by command: checking one result need not load the whole service. */
const commands: ReadonlyMap<string, () => Promise<Add>> = new Map([
  ['serve', async () => (await import('./serve/index.ts')).addServe],
  [
    'verify',
    async () => {
      // Before any other module is loaded: otherwise the young generation would grow and keep its size.
      keepMemoryFlat();
      return (await import('./verify/index.ts')).addVerify;
    },
  ],
  ['export', async () => (await import('./export/index.ts')).addExport],
  ['backup', async () => (await import('./backup/index.ts')).addBackup],
  ['replica', async () => (await import('./replica/index.ts')).addReplica],
  ['import', async () => (await import('./import/index.ts')).addImport],
  ['replay', async () => (await import('./replay/index.ts')).addReplay],
  ['simulate', async () => (await import('./simulate/index.ts')).addSimulate],
  ['operator', async () => (await import('./operators/index.ts')).addOperators],
  ['demo', async () => (await import('./demo/index.ts')).addDemo],
  ['outbox', async () => (await import('./outbox/index.ts')).addOutbox],
  ['doctor', async () => (await import('./doctor/index.ts')).addDoctor],
]);

/** Runs one command. @returns the exit code: 0, 1 if a problem was found, 2 if the usage is wrong */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const program = await programOf(args[0] ?? '', terminal);
    await program.parseAsync(args, { from: 'user' });
    return FINE;
  } catch (thrown) {
    const error = refusedBySystem(thrown) ?? thrown;
    const json = args.includes('--json');
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return FINE;
      if (json) printJson(terminal, { problem: usageProblem(error) });
      return WRONG_USAGE;
    }
    if (!(error instanceof Reported)) report(error, json, terminal);
    return error instanceof WrongUsage ? WRONG_USAGE : FOUND_A_PROBLEM;
  }
}

/** Returns the program with the called command, or with all commands if the name is unknown. */
async function programOf(called: string, terminal: Terminal): Promise<Command> {
  const program = new Command('skins')
    .description('An event-sourced, provably fair game engine and shop')
    .version(cli.version)
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err });
  const one = commands.get(called);
  for (const load of one === undefined ? commands.values() : [one]) {
    const add = await load();
    add(program, terminal);
  }
  for (const command of withSubcommands(program)) command.option('--json', 'print JSON');
  // Commander gives the option to the outermost command that declares it, but the running command needs it.
  return program.hook('preAction', (_program, running) => {
    if (program.opts()['json'] === true) running.setOptionValue('json', true);
  });
}

const withSubcommands = (command: Command): Command[] => [
  command,
  ...command.commands.flatMap(withSubcommands),
];

/** Returns the error that Commander has printed, or a sentence if it printed the help instead. */
const usageProblem = ({ code, message }: CommanderError): string =>
  code === 'commander.help' ? 'a command is missing: see --help' : message.replace(/^error: /, '');

function report(error: unknown, json: boolean, terminal: Terminal): void {
  const message = error instanceof Error ? error.message : String(error);
  const details = error instanceof DetailedProblem ? error.details : {};
  if (json) printJson(terminal, { problem: message, ...details });
  terminal.err(`skins: ${message}\n`);
  const unexpected = error instanceof Error && !(error instanceof Problem);
  if (unexpected && terminal.environment['SKINS_DEBUG'] !== undefined) terminal.err(`${error.stack}\n`);
}

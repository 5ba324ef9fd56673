import { VERSION } from '@skins/api';
import { Command, CommanderError } from 'commander';
import { Problem, Reported, WrongUsage } from './problem.ts';
import { printJson } from './result.ts';
import { addDoctor } from './doctor/index.ts';
import { addExport } from './export/index.ts';
import { addImport } from './import/index.ts';
import { addOperators } from './operators/index.ts';
import { addReplay } from './replay/index.ts';
import { addServe } from './serve/index.ts';
import { addVerify } from './verify/index.ts';
import { addSimulate } from './simulate/index.ts';
import type { Terminal } from './terminal.ts';

const FINE = 0;
const FOUND_A_PROBLEM = 1;
const WRONG_USAGE = 2;

const commands = [addServe, addVerify, addExport, addImport, addReplay, addSimulate, addOperators, addDoctor];

/** Runs one command. @returns the exit code: 0, 1 when a problem was found, 2 when the usage is wrong */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await programOf(terminal).parseAsync(args, { from: 'user' });
    return FINE;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? FINE : WRONG_USAGE;
    if (!(error instanceof Reported)) report(error, args.includes('--json'), terminal);
    return error instanceof WrongUsage ? WRONG_USAGE : FOUND_A_PROBLEM;
  }
}

function programOf(terminal: Terminal): Command {
  const program = new Command('skins')
    .description('An event-sourced, provably fair game engine and shop')
    .version(VERSION)
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err });
  for (const add of commands) add(program, terminal);
  for (const command of leaves(program)) command.option('--json', 'print JSON');
  return program;
}

const leaves = (command: Command): Command[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(leaves);

function report(error: unknown, json: boolean, terminal: Terminal): void {
  const message = error instanceof Error ? error.message : String(error);
  if (json) printJson(terminal, { problem: message });
  terminal.err(`skins: ${message}\n`);
  const unexpected = error instanceof Error && !(error instanceof Problem);
  if (unexpected && terminal.environment['SKINS_DEBUG'] !== undefined) terminal.err(`${error.stack}\n`);
}

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Role } from '@skins/api/contract';
import { dataFolder, makeDataFolder, openDatabase } from '@skins/api/files';
import {
  type OperatorAdded,
  addOperator,
  disableOperator,
  faultOfOperator,
  listOperators,
} from '@skins/api/operators';
import { Argument, type Command, Option } from 'commander';
import { type DataOptions, dataFolderOf, withData } from '../data-folder.ts';
import { existingData } from '../log/data-files.ts';
import { Problem, WrongUsage } from '../problem.ts';
import { printJson, printTable } from '../result.ts';
import type { Terminal } from '../terminal.ts';

interface OperatorOptions extends DataOptions {
  readonly json?: true;
}

interface AddOptions extends OperatorOptions {
  readonly role: Role;
  readonly passwordStdin?: true;
}

const PASSWORD_BYTES = 18;

export function addOperators(program: Command, terminal: Terminal): void {
  const operator = program.command('operator').description('Who runs the shop, at /admin/');
  withData(operator.command('add'))
    .description('Add an operator')
    .argument('<name>', '1 to 32 letters, digits, dots, dashes or underlines')
    .addOption(
      new Option('--role <role>', 'what the operator may do').choices(Role.enum).makeOptionMandatory(),
    )
    .option('--password-stdin', 'read the password from the standard input instead of making one')
    .action((name: string, options: AddOptions) => add(terminal, name, options));
  withData(operator.command('list'))
    .description('List the operators')
    .action((options: OperatorOptions) => list(terminal, options));
  withData(operator.command('disable'))
    .description('Shut an operator out for good; every token stops working at once')
    .addArgument(new Argument('<name>'))
    .action((name: string, options: OperatorOptions) => disable(terminal, name, options));
}

async function add(terminal: Terminal, name: string, options: AddOptions): Promise<void> {
  const given = options.passwordStdin ? (await terminal.readInput()).replace(/\r?\n$/, '') : undefined;
  const password = given ?? randomBytes(PASSWORD_BYTES).toString('base64url');
  const operator = { name, role: options.role, password };
  const fault = await faultOfOperator(operator);
  if (fault !== undefined) throw new WrongUsage(why(fault, name));
  // The first operator may come before the first start.
  const files = dataFolder(dataFolderOf(options, terminal));
  makeDataFolder(files);
  const accounts = openDatabase(files.accounts, { durable: true });
  try {
    const added = await addOperator(accounts, operator);
    if (added.kind !== 'added') throw new Problem(why(added.kind, name));
    const made = given === undefined ? { password } : {};
    if (options.json) return printJson(terminal, { ...added.operator, ...made });
    terminal.out(`${name} is ${options.role} now and logs in at /admin/\n`);
    if (given === undefined) terminal.out(`password, shown this once: ${password}\n`);
  } finally {
    accounts.close();
  }
}

function why(kind: Exclude<OperatorAdded['kind'], 'added'>, name: string): string {
  if (kind === 'name-taken') return `there is an operator ${name} already`;
  if (kind === 'name-malformed')
    return `'${name}' is no name for an operator: 1 to 32 letters, digits, dots, dashes or underlines`;
  return kind === 'password-short'
    ? 'the password needs at least 12 characters'
    : 'this is one of the most common passwords: choose another';
}

function list(terminal: Terminal, options: OperatorOptions): void {
  const accounts = openAccounts(terminal, options);
  try {
    const operators = listOperators(accounts);
    if (options.json)
      return printJson(terminal, { operators: operators.map((operator) => ({ ...operator })) });
    if (operators.length === 0)
      return terminal.out('There is no operator yet: skins operator add NAME --role admin\n');
    return printTable(
      terminal,
      ['name', 'role', 'since', 'disabled'],
      operators.map(({ name, role, created, disabled }) => [name, role, date(created), date(disabled)]),
    );
  } finally {
    accounts.close();
  }
}

function disable(terminal: Terminal, name: string, options: OperatorOptions): void {
  const accounts = openAccounts(terminal, options);
  try {
    if (!disableOperator(accounts, name))
      throw new Problem(`there is no operator ${name} who is not disabled`);
    if (options.json) printJson(terminal, { name, disabled: true });
    else terminal.out(`${name} is shut out\n`);
  } finally {
    accounts.close();
  }
}

function openAccounts(terminal: Terminal, options: OperatorOptions): ReturnType<typeof openDatabase> {
  const folder = dataFolderOf(options, terminal);
  const { accounts } = dataFolder(folder);
  // Operators may be there before the shop is.
  if (!existsSync(accounts)) existingData(folder);
  return openDatabase(accounts, { durable: true });
}

const date = (time: number | null): string =>
  time === null ? '' : new Date(time).toISOString().slice(0, 10);

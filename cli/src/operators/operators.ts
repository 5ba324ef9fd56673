import { ControlProblem, control } from '@skins/api';
import { Role } from '@skins/api/contract';
import { type OperatorFault, faultOfOperator } from '@skins/api/operators/credentials';
import { Argument, type Command, Option } from 'commander';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
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
  readonly samePersonAs?: string;
  readonly passwordStdin?: true;
}

interface RoleOptions extends OperatorOptions {
  readonly role: Role;
}

interface DisableOptions extends OperatorOptions {
  readonly reason: string;
}

const REASONS = ['left', 'suspected', 'replaced', 'mistake'];

const SENTENCES: Readonly<Record<OperatorFault, string>> = {
  'name-malformed': 'an operator’s name has 1 to 32 letters, digits, dots, dashes or underlines',
  'password-short': 'the password needs at least 12 characters',
  'password-common': 'this is one of the most common passwords: choose another',
};

const Added = Compile(
  Type.Object({ username: Type.String(), password: Type.String(), totpSecret: Type.String() }),
);
const Given = Compile(Type.Object({ username: Type.String(), changed: Type.Boolean() }));
const Listed = Compile(
  Type.Object({
    operators: Type.Array(
      Type.Object({
        operatorId: Type.String(),
        name: Type.String(),
        role: Type.String(),
        created: Type.Integer(),
        disabled: Type.Boolean(),
        enrolled: Type.Boolean(),
      }),
    ),
  }),
);

export function addOperators(program: Command, terminal: Terminal): void {
  const operator = program.command('operator').description('Who runs the shop, at /admin/');
  withData(operator.command('add'))
    .description('Add an operator; a server that runs is asked to')
    .argument('<name>', '1 to 32 letters, digits, dots, dashes or underlines')
    .addOption(
      new Option('--role <role>', 'what the operator may do').choices(Role.enum).makeOptionMandatory(),
    )
    .option('--same-person-as <name>', 'an operator behind whom the same person stands')
    .option('--password-stdin', 'read the password from the standard input instead of making one')
    .action((name: string, options: AddOptions) => add(terminal, name, options));
  withData(operator.command('list'))
    .description('List the operators')
    .action((options: OperatorOptions) => list(terminal, options));
  withData(operator.command('reset'))
    .description('Give an operator a new password and secret; the old ones, passkeys and sessions end')
    .argument('<name>')
    .action((name: string, options: OperatorOptions) => reset(terminal, name, options));
  withData(operator.command('role'))
    .description('Give an operator another role; sessions that began before end')
    .argument('<name>')
    .addOption(
      new Option('--role <role>', 'what the operator may do').choices(Role.enum).makeOptionMandatory(),
    )
    .action((name: string, options: RoleOptions) => giveRole(terminal, name, options));
  withData(operator.command('disable'))
    .description('Shut an operator out for good; every token stops working at once')
    .addArgument(new Argument('<name>'))
    .addOption(new Option('--reason <reason>', 'why').choices(REASONS).default('left'))
    .action((name: string, options: DisableOptions) => disable(terminal, name, options));
}

async function reset(terminal: Terminal, name: string, options: OperatorOptions): Promise<void> {
  await demandShop(terminal, options);
  const made = await asked(terminal, options, 'operator-reset', { name });
  if (!Added.Check(made)) throw new Problem('the server answered with something else');
  const { username, password, totpSecret } = made;
  if (options.json) return printJson(terminal, { username, password, totpSecret });
  terminal.out(`${username} is logged out everywhere, and has no passkey any more\n`);
  terminal.out(`password, shown this once: ${password}\n`);
  terminal.out(`secret for an authenticator app, shown this once: ${totpSecret}\n`);
}

async function add(terminal: Terminal, name: string, options: AddOptions): Promise<void> {
  const { role, samePersonAs, passwordStdin, json } = options;
  const given = passwordStdin ? (await terminal.readInput()).replace(/\r?\n$/, '') : undefined;
  // Checked before the shop is opened or created.
  const fault = await faultOfOperator({ name, password: given });
  if (fault !== undefined) throw new WrongUsage(SENTENCES[fault]);
  const added = await asked(terminal, options, 'operator-add', {
    name,
    role,
    ...(given !== undefined && { password: given }),
    ...(samePersonAs !== undefined && { samePersonAs }),
  });
  if (!Added.Check(added)) throw new Problem('the server answered with something else');
  const { username, password, totpSecret } = added;
  const made = given === undefined ? { password } : {};
  if (json) return printJson(terminal, { username, ...made, totpSecret });
  terminal.out(`${username} is ${role} now and logs in at /admin/\n`);
  if (given === undefined) terminal.out(`password, shown this once: ${password}\n`);
  terminal.out(`secret for an authenticator app, shown this once: ${totpSecret}\n`);
}

async function list(terminal: Terminal, options: OperatorOptions): Promise<void> {
  await demandShop(terminal, options);
  const listed = await asked(terminal, options, 'operator-list', {});
  if (!Listed.Check(listed)) throw new Problem('the server answered with something else');
  const { operators } = listed;
  if (options.json) return printJson(terminal, { operators: operators.map((operator) => ({ ...operator })) });
  if (operators.length === 0)
    return terminal.out('There is no operator yet: skins operator add NAME --role owner\n');
  return printTable(
    terminal,
    ['name', 'role', 'since', 'second factor', 'disabled'],
    operators.map(({ name, role, created, enrolled, disabled }) => [
      name,
      role,
      new Date(created).toISOString().slice(0, 10),
      enrolled ? 'yes' : 'no',
      disabled ? 'yes' : '',
    ]),
  );
}

async function giveRole(terminal: Terminal, name: string, { role, ...options }: RoleOptions): Promise<void> {
  await demandShop(terminal, options);
  const given = await asked(terminal, options, 'operator-role', { name, role });
  if (!Given.Check(given)) throw new Problem('the server answered with something else');
  const { username, changed } = given;
  if (options.json) return printJson(terminal, { username, role, changed });
  terminal.out(
    changed ? `${username} is ${role} now, and logs in again\n` : `${username} is ${role} already\n`,
  );
}

async function disable(terminal: Terminal, name: string, options: DisableOptions): Promise<void> {
  await demandShop(terminal, options);
  await asked(terminal, options, 'operator-disable', { name, reason: options.reason });
  if (options.json) printJson(terminal, { username: name, disabled: true });
  else terminal.out(`${name} is shut out\n`);
}

async function asked(
  terminal: Terminal,
  options: OperatorOptions,
  name: string,
  input: unknown,
): Promise<unknown> {
  const { environment } = terminal;
  try {
    return await control({ folder: dataFolderOf(options, terminal), environment }, name, input);
  } catch (error) {
    throw error instanceof ControlProblem ? new Problem(error.message) : error;
  }
}

/** Asserts that the shop exists: only adding an operator may create it. */
const demandShop = (terminal: Terminal, options: OperatorOptions): Promise<unknown> =>
  existingData(dataFolderOf(options, terminal), terminal.environment);

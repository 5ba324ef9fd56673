import { type Serving, serve } from '@skins/api';
import type { Said } from '@skins/api/foundation/mark';
import type { Command } from 'commander';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type DataOptions, dataFolderOf, withData } from '../data-folder.ts';
import { Problem, WrongUsage } from '../problem.ts';
import { beginWithDemonstration, keepPlaying, paceOf } from '../demo/index.ts';
import { ProgressBar } from '../progress-bar.ts';
import { printJson } from '../result.ts';
import type { Terminal } from '../terminal.ts';
import { throwawayShop } from './throwaway-shop.ts';

interface ServeOptions extends DataOptions {
  readonly host?: string;
  readonly port?: string;
  readonly moved?: true;
  readonly restored?: true;
  readonly drill?: true;
  readonly demonstration?: true;
  /** false if the flag is given: no other copy will serve */
  readonly otherCopy: boolean;
  readonly json?: true;
}

const PORT = '3000';
const PORT_MAX = 65_535;

export function addServe(program: Command, terminal: Terminal): void {
  withData(program.command('serve'))
    .description('Serve the shop until it is stopped')
    .option('--host <address>', 'address to listen on (HOST, default 127.0.0.1)')
    .option('--port <number>', `port to listen on, 0 for any free one (PORT, default ${PORT})`)
    .option(
      '--moved',
      'the data folder was moved here, or never had a mark: this is the newest state of its log',
    )
    .option('--restored', 'the log was put back from a copy: void what was committed, open a new epoch')
    .option(
      '--drill',
      'open a copy of the folder, only to be looked at: nothing is written, signed or revealed',
    )
    .option('--demonstration', 'a folder without a shop becomes one that simulated players play in')
    .option('--no-other-copy', 'with --restored: no other copy of this shop will ever serve again')
    .action((options: ServeOptions) => serveUntilStopped(options, terminal));
}

async function serveUntilStopped(options: ServeOptions, terminal: Terminal): Promise<void> {
  if (terminal.environment['SKINS_STORE'] !== 'memory') return serveFolder(options, terminal);
  if (saidOf(options) !== 'nothing' || options.data !== undefined)
    throw new WrongUsage(
      'SKINS_STORE=memory begins a new shop, and keeps nothing of it: there is no data folder',
    );
  const { folder, environment, remove } = throwawayShop(terminal.environment);
  // A signal during the start ends the process at once: `exit` deletes the folder, and nothing has to be kept.
  const leave = () => process.exit();
  const heedNoLonger = () => {
    for (const signal of STOP_SIGNALS) process.off(signal, leave);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, leave);
  terminal.err('SKINS_STORE=memory: everything is deleted when this shop stops\n');
  try {
    await serveFolder({ ...options, data: folder }, { ...terminal, environment }, heedNoLonger);
  } finally {
    heedNoLonger();
    remove();
  }
}

/** @param onStarted called when this function handles signals */
async function serveFolder(
  options: ServeOptions,
  terminal: Terminal,
  onStarted: () => void = () => undefined,
): Promise<void> {
  const { environment } = terminal;
  const port = portOf(options.port ?? (environment['PORT'] || PORT));
  const said = saidOf(options);
  if (said === 'restored') await demandNoOtherCopy(options, terminal);
  paceOf(environment);
  const folder = dataFolderOf(options, terminal);
  if (options.demonstration)
    await beginWithDemonstration(folder, terminal, options.json ? terminal.err : terminal.out);
  // Handle signals during the start too: a drill's copy, which includes the secret, must be removed afterwards.
  const stoppedEarly = said === 'drill' ? stopSignal() : undefined;
  const comparing = new ProgressBar(terminal, 'Comparing the log with what is remembered of it', 1);
  const serving = await serve({
    folder,
    host: hostOf(options, terminal),
    port,
    environment,
    said,
    onProgress: (done, total) => comparing.at(done / total),
  });
  comparing.end();
  // Subscribed before the address is printed: a reader may stop the shop at once.
  const stopped = stoppedEarly ?? stopSignal();
  onStarted();
  const stopping = new AbortController();
  void stopped.then(() => stopping.abort());
  if (said !== 'drill') void keepPlaying(serving, terminal, stopping.signal);
  try {
    if (options.json) printJson(terminal, { address: serving.address });
    else if (said === 'drill') terminal.out(`A copy of the shop is open at ${serving.address}, to look at\n`);
    else {
      terminal.out(`The shop is open at ${serving.address}\n`);
      await offerFirstOperator(serving, terminal, stopping.signal);
    }
    await stopped;
    await serving.leave();
  } finally {
    await serving.close();
  }
}

const FIRST_OPERATOR = 'owner';

/**
 * Offers to add the first owner of a shop without operators to the person at the terminal. Prints no password if nobody is there, as
 * under a service manager that keeps the output.
 */
async function offerFirstOperator(
  { service, address }: Serving,
  { out, ask }: Terminal,
  until: AbortSignal,
): Promise<void> {
  if ((await service.desks.operators.desk.all()).length > 0) return;
  const question = 'Nobody runs this shop yet. Add its first operator, an owner? Type yes: ';
  const answer = await ask(question, until);
  if (until.aborted) return;
  if (answer?.trim().toLowerCase() !== 'yes')
    return out('Nobody runs this shop yet: npx skins operator add NAME --role owner\n');
  // A person at another terminal may have been faster.
  if ((await service.desks.operators.desk.all()).length > 0)
    return out('There is an operator meanwhile: npx skins operator list\n');
  const added: unknown = await service.controls['operator-add']?.({ name: FIRST_OPERATOR, role: 'owner' });
  if (!Added.Check(added)) throw new Problem('the first operator could not be added');
  out(`${added.username} logs in at ${address}/admin/ and changes the password under “My account”\n`);
  out(`password, shown this once: ${added.password}\n`);
  out(`secret for an authenticator app, shown this once: ${added.totpSecret}\n`);
}

const Added = Compile(
  Type.Object({ username: Type.String(), password: Type.String(), totpSecret: Type.String() }),
);

function saidOf({ moved, restored, drill, otherCopy }: ServeOptions): Said | 'drill' {
  if ([moved, restored, drill].filter((flag) => flag).length > 1)
    throw new WrongUsage('--moved, --restored and --drill exclude each other');
  if (!otherCopy && !restored) throw new WrongUsage('--no-other-copy belongs to --restored');
  if (moved) return 'moved';
  if (drill) return 'drill';
  return restored ? 'restored' : 'nothing';
}

/** Asks for confirmation, because two copies that continue one log would reveal the same seeds. */
async function demandNoOtherCopy({ otherCopy }: ServeOptions, { ask }: Terminal): Promise<void> {
  if (!otherCopy) return;
  const answer = await ask(
    'Everything that was committed and not yet revealed becomes void, for everybody to see. No other copy of this shop may ' +
      'ever serve again. Type yes if none will: ',
  );
  if (answer === undefined)
    throw new Problem('--restored asks whether another copy will ever serve again: say --no-other-copy');
  if (answer.trim().toLowerCase() !== 'yes') throw new Problem('nothing was started, and nothing changed');
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > PORT_MAX) throw new WrongUsage(`'${text}' is no port`);
  return port;
}

/** Refuses an empty address, because it would mean every address of the machine. */
function hostOf({ host }: ServeOptions, { environment }: Terminal): string {
  if (host === '') throw new WrongUsage('--host names no address');
  return host ?? (environment['HOST'] || '127.0.0.1');
}

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves at the first signal. Later ones are ignored: Ctrl-C comes both from the terminal and from npm. */
const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of STOP_SIGNALS) process.on(signal, () => resolve());
  });

import { serve } from '@skins/api';
import type { Command } from 'commander';
import { type DataOptions, dataFolderOf, withData } from '../data-folder.ts';
import { WrongUsage } from '../problem.ts';
import { printJson } from '../result.ts';
import type { Terminal } from '../terminal.ts';

interface ServeOptions extends DataOptions {
  readonly host?: string;
  readonly port?: string;
  readonly json?: true;
}

const PORT = '3000';
const PORT_MAX = 65_535;

export function addServe(program: Command, terminal: Terminal): void {
  withData(program.command('serve'))
    .description('Serve the shop until it is stopped')
    .option('--host <address>', 'address to listen on (HOST, default 127.0.0.1)')
    .option('--port <number>', `port to listen on, 0 for any free one (PORT, default ${PORT})`)
    .action((options: ServeOptions) => serveUntilStopped(options, terminal));
}

async function serveUntilStopped(options: ServeOptions, terminal: Terminal): Promise<void> {
  const { environment } = terminal;
  const serving = await serve({
    folder: dataFolderOf(options, terminal),
    host: options.host ?? environment['HOST'] ?? '127.0.0.1',
    port: portOf(options.port ?? environment['PORT'] ?? PORT),
    environment,
  });
  // Before it is said: whoever hears of the shop may stop it at once.
  const stopped = stopSignal();
  if (options.json) printJson(terminal, { address: serving.address });
  else terminal.out(`The shop is open at ${serving.address}\n`);
  await stopped;
  await serving.close();
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > PORT_MAX) throw new WrongUsage(`'${text}' is no port`);
  return port;
}

const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });

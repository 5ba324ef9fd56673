import { serve } from '@skins/api';
import { Command } from 'commander';

const DEFAULT_PORT = 3000;

/** `skins serve`: the shop over the data folder, until it is told to stop. */
export const serveCommand = (): Command =>
  new Command('serve').description('serve the shop over HTTP (PORT, HOST, SKINS_DATA)').action(async () => {
    const serving = await serve({
      folder: process.env['SKINS_DATA'] ?? './data',
      host: process.env['HOST'] ?? '127.0.0.1',
      port: Number(process.env['PORT'] ?? DEFAULT_PORT),
      environment: process.env,
    });
    console.log(`Skins is open at ${serving.address}`);
    const stop = () => void serving.close().then(() => process.exit(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });

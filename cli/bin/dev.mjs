#!/usr/bin/env node
// npm run dev: the service, restarted when its sources change, and both web apps with hot reload.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { continueUnderNode24 } from './setup/continue.mjs';
import { installDependencies } from './setup/dependencies.mjs';
import { ROOT, demandNode24 } from './setup/node24.mjs';
import { run } from './setup/run.mjs';

// Lets developers try SMS codes, which are shown at /dev/outbox.
process.env['SKINS_SMS'] ??= 'local';

await installDependencies();
await continueUnderNode24(import.meta.url);
const node = demandNode24();
// Run the sources, never the built program, so that `--watch` restarts it when they change.
const program = join(ROOT, 'cli', 'src', 'main.ts');
const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
const apps = ['player-web', 'admin-web'].filter((app) => existsSync(join(ROOT, app, 'index.html')));
await Promise.all([
  run(node, ['--watch-preserve-output', '--watch', program, 'serve']),
  ...apps.map((app) => run(node, [vite], { cwd: join(ROOT, app) })),
]);

#!/usr/bin/env node
// npm run dev: the service, started anew when its sources change, and both web apps with hot reload.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { continueUnderNode24 } from './setup/continue.mjs';
import { installDependencies } from './setup/dependencies.mjs';
import { ROOT, demandNode24 } from './setup/node24.mjs';
import { run } from './setup/run.mjs';

// Codes by SMS are tried as well: they are read at /dev/outbox.
process.env['SKINS_SMS'] ??= 'local';

await installDependencies();
await continueUnderNode24(import.meta.url);
const node = demandNode24();
// Its sources, which it is started anew for; never what was built of them.
const program = join(ROOT, 'cli', 'src', 'main.ts');
const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
const apps = ['player-web', 'admin-web'].filter((app) => existsSync(join(ROOT, app, 'index.html')));
await Promise.all([
  run(node, ['--watch-preserve-output', '--watch', program, 'serve']),
  ...apps.map((app) => run(node, [vite], { cwd: join(ROOT, app) })),
]);

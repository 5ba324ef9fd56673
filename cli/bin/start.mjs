#!/usr/bin/env node
// npm start: sets up everything that a fresh checkout needs, then starts the shop: a demonstration if there is none yet.
import { join } from 'node:path';
import { continueUnderNode24 } from './setup/continue.mjs';
import { installDependencies } from './setup/dependencies.mjs';
import { ROOT, demandNode24 } from './setup/node24.mjs';
import { stopWithNpm } from './setup/orphaned.mjs';
import { prepareProgram } from './setup/program.mjs';
import { run } from './setup/run.mjs';
import { buildWebApps } from './setup/web-apps.mjs';

stopWithNpm();
await installDependencies();
await continueUnderNode24(import.meta.url);
await prepareProgram();
if (await buildWebApps()) {
  const skins = join(ROOT, 'cli', 'bin', 'skins.mjs');
  const { code } = await run(demandNode24(), [skins, 'serve', '--demonstration', ...process.argv.slice(2)]);
  process.exitCode = code;
} else process.exitCode = 1;

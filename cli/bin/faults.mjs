#!/usr/bin/env node
// npm run faults: a long run of kills, power cuts and failures of every writing call. `-- --games PART --kills N --lives N
// --rounds N`.
import { installDependencies } from './setup/dependencies.mjs';
import { continueUnderNode24 } from './setup/continue.mjs';
import { installTools } from './setup/debian-tools.mjs';

await installDependencies();
await continueUnderNode24(import.meta.url);
await installTools();
const { buildProgram } = await import('./setup/program.mjs');
const { PROGRAMS } = await import('../../test/programs.ts');
process.env.SKINS_PROGRAM = await buildProgram(PROGRAMS);
await import('../../test/faults/main.ts');

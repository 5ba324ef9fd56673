#!/usr/bin/env node
// npm run nodes: starts PostgreSQL and several nodes, lets players open boxes, kills a node, and tells what players saw.
// `-- --nodes N --trouble NAME|all --rounds N --seed N`.
import { installDependencies } from './setup/dependencies.mjs';
import { continueUnderNode24 } from './setup/continue.mjs';

await installDependencies();
await continueUnderNode24(import.meta.url);
const { buildProgram } = await import('./setup/program.mjs');
const { PROGRAMS } = await import('../../test/programs.ts');
process.env.SKINS_PROGRAM = await buildProgram(PROGRAMS);
await import('../../test/nodes/main.ts');

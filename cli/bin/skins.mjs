#!/usr/bin/env node
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { continueUnderNode24 } from './setup/continue.mjs';
import { ROOT } from './setup/node24.mjs';
import { continueWithMemory } from './setup/memory.mjs';
import { stopWithNpm } from './setup/orphaned.mjs';
import { builtProgram } from './setup/program.mjs';

await continueUnderNode24(import.meta.url);
continueWithMemory(fileURLToPath(import.meta.url));
stopWithNpm();
// The compile cache saves a third of the start time. Threads inherit the setting through the environment.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, '.cache', 'compiled');
module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
const program = process.env.SKINS_PROGRAM ?? builtProgram();
await import(program === undefined ? '../src/main.ts' : pathToFileURL(join(program, 'main.js')).href);

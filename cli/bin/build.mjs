#!/usr/bin/env node
// The program that `skins` runs, built of the sources as they are (docs/decisions/027-prebuilt-program.md).
import { continueUnderNode24 } from './setup/continue.mjs';
import { buildProgram } from './setup/program.mjs';

await continueUnderNode24(import.meta.url);
console.log(await buildProgram());

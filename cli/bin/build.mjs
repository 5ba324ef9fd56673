#!/usr/bin/env node
// Builds the program that `skins` runs from the current sources (docs/decisions/027-prebuilt-program.md).
import { continueUnderNode24 } from './setup/continue.mjs';
import { buildProgram } from './setup/program.mjs';

await continueUnderNode24(import.meta.url);
console.log(await buildProgram());

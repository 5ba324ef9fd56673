#!/usr/bin/env node
import { continueUnderNode24 } from './setup/continue.mjs';

await continueUnderNode24(import.meta.url);
await import('../src/main.ts');

#!/usr/bin/env node
// Plain JavaScript that any Node parses: re-runs itself under the Node 24 that npm installed when the running one is older.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

if (Number(process.versions.node.split('.')[0]) >= 24) await import('../src/main.ts');
else {
  const installed = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));
  if (!existsSync(installed)) {
    console.error('Skins needs Node 24 or newer: run `npm ci --ignore-scripts` once, which brings one along.');
    process.exit(2);
  }
  const child = spawn(installed, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 143 : 1)));
}

import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Debian's path. */
const STRACE = '/usr/bin/strace';

/** Installs strace, with which the tests make disk calls fail. Without it those tests are skipped and say so. */
export async function installStrace() {
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (existsSync(STRACE) || !asRoot) return;
  console.log('Installing strace for the tests of faults …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { capture: true, env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'strace'], { capture: true, env });
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Debian's path. */
const STRACE = '/usr/bin/strace';

/**
 * Installs strace, with which the tests make disk calls fail, and Python, with which they verify logs a second time. Without
 * them those tests are skipped and say so.
 */
export async function installTools() {
  const missing = [...(existsSync(STRACE) ? [] : ['strace']), ...(hasPython() ? [] : ['python3'])];
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (missing.length === 0 || !asRoot) return;
  console.log(`Installing ${missing.join(' and ')} for the tests …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { capture: true, env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
    capture: true,
    env,
  });
}

function hasPython() {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

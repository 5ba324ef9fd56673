import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Debian's paths, by package. */
const TOOLS = { strace: '/usr/bin/strace', openssl: '/usr/bin/openssl', xxd: '/usr/bin/xxd' };

/**
 * Installs strace, with which the tests make disk calls fail, Python, with which they verify logs a second time, and what the
 * commands of docs/fairness.md need. Without them those tests are skipped and say so.
 */
export async function installTools() {
  const tools = Object.entries(TOOLS).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
  const missing = [...tools, ...(hasPython() ? [] : ['python3'])];
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

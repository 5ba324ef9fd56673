import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Debian's path. Headless Chromium opens a page in a third of the time; the full browser works too. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = '/usr/bin/chromium';
const PACKAGES = ['chromium-headless-shell', 'fonts-noto-cjk'];

/** Installs the browser of the end-to-end tests if it is missing. @returns whether it is there */
export async function installChromium() {
  if (existsSync(SHELL)) return true;
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (asRoot) {
    console.log(`Installing ${PACKAGES.join(' and ')} for the browser tests …`);
    const { output } = await install();
    if (existsSync(SHELL)) return true;
    console.error(`apt-get could not install ${SHELL}:\n${output}`);
  }
  if (existsSync(WHOLE)) return true;
  console.error(
    `The browser tests need ${SHELL} or ${WHOLE}. Install it as root: apt-get install -y ${PACKAGES.join(' ')}`,
  );
  return false;
}

async function install() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { capture: true, env });
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], {
    capture: true,
    env,
  });
}

import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const CHROMIUM = '/usr/bin/chromium';
const PACKAGES = ['chromium', 'fonts-noto-cjk'];

/** Sees to the browser of the end-to-end tests: Debian's. @returns whether it is there */
export async function installChromium() {
  if (existsSync(CHROMIUM)) return true;
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!asRoot) {
    console.error(
      `The browser tests need ${CHROMIUM}. Install it as root: apt-get install -y ${PACKAGES.join(' ')}`,
    );
    return false;
  }
  console.log(`Installing ${PACKAGES.join(' and ')} for the browser tests …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { capture: true, env });
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES];
  const { output } = await run('apt-get', install, { capture: true, env });
  if (!existsSync(CHROMIUM)) console.error(`apt-get could not install Chromium:\n${output}`);
  return existsSync(CHROMIUM);
}

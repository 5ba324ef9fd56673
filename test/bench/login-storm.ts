import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { start } from './child.ts';
import { type Bench, median } from './figure.ts';

const LOGINS = 100;
const QUIET_PAGES = 20;
const FIRST_PHONE = 13_900_000_000;

const Shop = Compile(Type.Object({ address: Type.String() }));

/** A page and its first script while 100 strangers log in at once, against the same on a quiet shop. The web apps have to be built. */
export const loginStorm: Bench = async (progress) => {
  const folder = await mkdtemp(join(tmpdir(), 'skins-bench-'));
  const shop = await start('serve-bench-shop.ts', [folder, '1'], {
    SKINS_RATE_LIMIT: 'off',
    SKINS_LOG: 'warn',
  });
  try {
    const { address } = Shop.Parse(shop.said);
    const script = await firstScript(address);
    const page = () => msOf(() => Promise.all([read(address), read(`${address}${script}`)]));
    const quiet: number[] = [];
    for (let n = 0; n < QUIET_PAGES; n += 1) quiet.push(await page());
    const storm = new AbortController();
    const began = performance.now();
    const logins = Promise.all(
      Array.from({ length: LOGINS }, (_, n) => logIn(address, FIRST_PHONE + n)),
    ).then((statuses) => {
      storm.abort();
      return { statuses, ms: performance.now() - began };
    });
    const pages: number[] = [];
    while (!storm.signal.aborted) pages.push(await page());
    const { statuses, ms } = await logins;
    progress(`${statuses.filter((status) => status === 503).length} of ${LOGINS} logins were turned away`);
    const baseline = { name: 'on a quiet shop', value: median(quiet) };
    return [
      { name: `a page while ${LOGINS} log in, median`, value: median(pages), unit: 'ms', baseline },
      { name: `a page while ${LOGINS} log in, the slowest`, value: Math.max(...pages), unit: 'ms', baseline },
      { name: `${LOGINS} logins at once, until the last is answered`, value: ms, unit: 'ms' },
    ];
  } finally {
    await shop.stop();
    await rm(folder, { recursive: true });
  }
};

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function read(address: string): Promise<string> {
  const response = await fetch(address);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${address} is not there: are the web apps built? ${text}`);
  return text;
}

async function firstScript(address: string): Promise<string> {
  const [, script] = /<script[^>]+src="([^"]+)"/.exec(await read(address)) ?? [];
  if (script === undefined) throw new Error('the page has no script');
  return script;
}

async function logIn(address: string, phone: number): Promise<number> {
  const response = await fetch(`${address}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: String(phone), password: 'nanshan7x' }),
  });
  await response.arrayBuffer();
  return response.status;
}

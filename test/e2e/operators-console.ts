import { setTimeout } from 'node:timers/promises';
import { control } from '@skins/api';
import { operatorLogin } from '@skins/api/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { totpCode } from '../../api/src/slices/operators/second-factor.ts';
import { Client } from '../http/client.ts';
import { type App, openApp } from './app.ts';
import { seriousFindings } from './axe.ts';
import { pages } from './visitor.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly totpSecret: string;
}

const [STEP, WIDTH] = [30_000, 1440];
/** milliseconds that the previous step's code must still be valid to be sent */
const SENDING = 3_000;

/** Returns the previous step's code, as soon as it is valid for long enough. */
async function formerCode(secret: string): Promise<string> {
  const left = STEP - (Date.now() % STEP);
  if (left < SENDING) await setTimeout(left);
  return totpCode(secret, Date.now() - STEP);
}

/** Drives a shop's console for operators that its machine adds. */
export const operatorsConsole = (shop: () => App, newPage: ReturnType<typeof pages>) => ({
  added: async (name: string, role: string): Promise<Credentials> => {
    const where = { folder: shop().folder, environment: process.env };
    const made: unknown = await control(where, 'operator-add', { name, role });
    return { username: '', password: '', totpSecret: '', ...Object(made) };
  },
  /**
   * Opens a page as a logged-in operator, without the login form, which has its own tests. It uses the previous step's
   * code: no code is accepted twice, so the current one stays free for a proof.
   * @param zone time zone of the browser
   */
  enter: async (path: string, who: Credentials, width = WIDTH, zone = 'UTC'): Promise<Page> => {
    const page = await newPage({
      viewport: { width, height: 900 },
      locale: 'en-GB',
      timezoneId: zone,
    });
    const { username: name, password, totpSecret } = who;
    const client = new Client(shop().address);
    const logIn = async () =>
      client.ask(operatorLogin, { body: { name, password, totp: await formerCode(totpSecret) } });
    // Retried: on a busy machine the code may expire before the password is checked.
    const kept = await logIn().catch(logIn);
    await page.addInitScript(
      (operator) => sessionStorage.setItem('operator', operator),
      JSON.stringify(kept),
    );
    await page.goto(`${shop().address}/admin/${path}`);
    await page.getByRole('heading', { level: 1 }).filter({ hasText: /\S/ }).waitFor();
    return page;
  },
});

/** Opens a shop for one test file, with a console for its operators. */
export function ownConsole() {
  let shop: App | undefined;
  const opened = (): App => {
    if (shop === undefined) throw new Error('the shop is not open yet');
    return shop;
  };
  const newPage = pages();
  beforeAll(async () => {
    shop = await openApp();
  });
  afterAll(() => shop?.close());
  return { shop: opened, newPage, ...operatorsConsole(opened, newPage) };
}

/** Navigates as a link of the console does: reloading and logging in would take most of a test. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate(
    `history.pushState(null, '', '/admin/${path}'); dispatchEvent(new PopStateEvent('popstate'))`,
  );

/** Expects no serious axe findings and no horizontal overflow. */
export async function expectSound(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([]);
  const over = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
  expect(over).toBeLessThanOrEqual(0);
}

import { setTimeout } from 'node:timers/promises';
import { control } from '@skins/api';
import { operatorLogin } from '@skins/api/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { totpCode } from '../../api/src/slices/operators/second-factor.ts';
import { Client } from '../http/client.ts';
import type { App } from './app.ts';
import { seriousFindings } from './axe.ts';
import type { pages } from './visitor.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly totpSecret: string;
}

const [STEP, WIDTH] = [30_000, 1440];
/** How long a code of a step ago has to count yet, to be sent. */
const SENDING = 3_000;

/** The code of a step ago, as soon as it counts long enough. */
async function formerCode(secret: string): Promise<string> {
  const left = STEP - (Date.now() % STEP);
  if (left < SENDING) await setTimeout(left);
  return totpCode(secret, Date.now() - STEP);
}

/** The console of a shop, for operators that its machine adds. */
export const operatorsConsole = (shop: () => App, newPage: ReturnType<typeof pages>) => ({
  added: async (name: string, role: string): Promise<Credentials> => {
    const where = { folder: shop().folder, environment: process.env };
    const made: unknown = await control(where, 'operator-add', { name, role });
    return { username: '', password: '', totpSecret: '', ...Object(made) };
  },
  /**
   * A page of who is logged in, without the form, which has tests of its own. The code is that of a step ago, so that one of now is left
   * to prove oneself with: none counts twice.
   * @param zone of the browser
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
    // A busy machine may take longer to check the password than the code counts.
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

/** As a link of the console leads there: loading it anew and logging in took most of a test. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate(
    `history.pushState(null, '', '/admin/${path}'); dispatchEvent(new PopStateEvent('popstate'))`,
  );

/** Nothing that axe finds serious, and nothing that runs over the edge. */
export async function expectSound(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([]);
  const over = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
  expect(over).toBeLessThanOrEqual(0);
}

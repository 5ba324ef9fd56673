import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { text as textOf } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { control } from '@skins/api';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpCode } from '../../api/src/slices/operators/second-factor.ts';
import { type App, openApp } from './app.ts';
import { seriousFindings } from './axe.ts';
import { proofDialog, prove } from './proof.ts';
import { pages } from './visitor.ts';

/** One of its own: it adds operators, and shuts one out. */
let shop: App;
/** Passkeys are bound to a name: an address of digits has none. */
let origin: string;
const newPage = pages();

beforeAll(async () => {
  shop = await openApp();
  origin = shop.address.replace('127.0.0.1', 'localhost');
});
afterAll(() => shop.close());

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly totpSecret: string;
}

async function newOperator(name: string, role = 'owner'): Promise<Credentials> {
  const asked = { folder: shop.folder, environment: process.env };
  const added: unknown = await control(asked, 'operator-add', { name, role });
  return { username: '', password: '', totpSecret: '', ...Object(added) };
}

/** Codes count once: each is of the next half minute, as far as the service takes it. */
const codeOf = ({ totpSecret }: Credentials, late = 0): string => totpCode(totpSecret, Date.now() + late);
const LATE = 30_000;

async function logIn(who: Credentials, path = ''): Promise<Page> {
  const page = await newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await page.goto(`${origin}/admin/${path}`);
  await typeLogin(page, who, codeOf(who));
  await page.getByRole('heading', { level: 1 }).filter({ hasText: /\S/ }).waitFor();
  return page;
}

async function typeLogin(page: Page, { username, password }: Credentials, code: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** The part of an invitation that is shown, and put away. */
async function partIn(page: Page, name: RegExp): Promise<string> {
  const dialog = page.getByRole('dialog', { name });
  const part = await dialog.getByText(/^[0-9a-f]{5}(-[0-9a-f]{5}){3}$/).textContent();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'I have kept it' }).click();
  return part ?? '';
}

describe('a new operator', () => {
  it('is proposed by one owner, approved by another, chooses a password and enrols an app', async () => {
    const [ada, bob] = [await newOperator('ada'), await newOperator('bob')];
    const proposing = await logIn(ada, 'operators');
    await proposing.getByRole('button', { name: 'Propose an operator' }).click();
    await proposing.getByRole('textbox', { name: 'Name' }).fill('cyd');
    await proposing.getByRole('combobox', { name: 'Role' }).click();
    await proposing.getByRole('option', { name: 'Support' }).click();
    await proposing.getByRole('button', { name: 'Propose', exact: true }).click();
    const first = await partIn(proposing, /First part/);

    const approving = await logIn(bob, 'operator-proposals');
    // A row opens wherever it is clicked.
    await approving.getByRole('cell', { name: 'Waiting' }).click();
    await approving
      .getByRole('heading', { name: /New operator cyd/ })
      .first()
      .waitFor();
    await approving.getByRole('button', { name: 'Approve' }).click();
    const dialog = approving.getByRole('dialog', { name: 'Approve this proposal' });
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await prove(approving, bob, LATE);
    const second = await partIn(approving, /Second part/);
    await approving.getByText('Approved', { exact: true }).first().waitFor();

    const page = await newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    await page.goto(`${origin}/admin/`);
    await page.getByRole('button', { name: 'I was invited' }).click();
    const cyd = { username: 'cyd', password: 'a first long password', totpSecret: '' };
    await page.getByLabel('Name').fill(cyd.username);
    await page.getByLabel('First part').fill(first);
    await page.getByLabel('Second part').fill(second);
    await page.getByLabel('New password').fill(cyd.password);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByText('The password is set').waitFor();
    await page.getByRole('button', { name: 'Back to the login' }).click();
    await typeLogin(page, cyd, '');

    await page.getByText('Enrol a second factor first').waitFor();
    const factor = page.getByRole('region', { name: 'Second factor' });
    await factor.getByLabel('Current password').fill(cyd.password);
    await factor.getByRole('button', { name: 'Enrol an app' }).click();
    const totpSecret = (await factor.locator('code').textContent()) ?? '';
    await factor.getByRole('textbox', { name: 'Code' }).fill(codeOf({ ...cyd, totpSecret }));
    await factor.getByRole('button', { name: 'Confirm' }).click();
    await factor.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('Enrol a second factor first').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^cyd/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await typeLogin(page, cyd, codeOf({ ...cyd, totpSecret }, LATE));
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
  });
});

/** A page of who has a passkey, in a device that says yes to everything. */
async function logInAndAddPasskey(who: Credentials): Promise<Page> {
  const page = await logIn(who, 'account');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByLabel('Name').fill('laptop');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await prove(page, who, LATE);
  await passkeys.getByRole('rowheader', { name: 'laptop' }).waitFor();
  return page;
}

describe('a passkey', () => {
  it('is added, logs in, and proves who approves', async () => {
    const eve = await newOperator('eve');
    const page = await logInAndAddPasskey(eve);
    const passkeys = page.getByRole('region', { name: 'Passkeys' });
    await page.getByRole('button', { name: /^eve/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByRole('button', { name: /^eve/ }).waitFor();
    await passkeys.getByRole('button', { name: 'Remove' }).click();
    const dialog = proofDialog(page);
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByText('The passkey was removed').waitFor();
  });

  it('begins another app and chooses another password, without a code', async () => {
    const joe = await newOperator('joe');
    const page = await logInAndAddPasskey(joe);
    const factor = page.getByRole('region', { name: 'Second factor' });
    await factor.getByRole('button', { name: 'With a passkey instead' }).click();
    await factor.getByRole('img', { name: 'Code for the authenticator app' }).waitFor();
    const form = page.getByRole('region', { name: 'Password' });
    await form.getByLabel('New password').fill('another long password');
    expect(await seriousFindings(page)).toEqual([]);
    await form.getByRole('button', { name: 'With a passkey instead' }).click();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByRole('button', { name: /^joe/ }).waitFor();
  });
});

describe('who may not', () => {
  it('sees why, and no button', async () => {
    const page = await logIn(await newOperator('max', 'auditor'), 'operators');
    await page.getByText('Only owners add operators').waitFor();
    await page.getByText('Only owners set how many persons').waitFor();
    expect(await page.getByRole('button', { name: /Propose|two persons/ }).count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
  });
});

describe('a list', () => {
  it('is saved as a file, without formulas', async () => {
    const page = await logIn(await newOperator('amy'), 'trail');
    await page.getByRole('cell', { name: 'Logged in' }).first().waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('trail.csv');
    const text = await textOf(await file.createReadStream());
    expect(text).toMatch(/^id,time,kind,name,what,address,requestId,count\r\n/);
    expect(text).toContain(',operator-login,amy,owner,');
  });
});

describe('the console’s first load', () => {
  it('takes at most 380 kB of script and styles, zipped; pages come when they are opened', () => {
    const dist = new URL('../../admin-web/dist/', import.meta.url);
    const manifest: Manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
    // The first page after the login needs the shell, the console's own chunk and the list of slices.
    const needed = new Set(['index.html', 'src/shell/app/Console.tsx', 'src/slices/index.ts']);
    for (const name of needed) for (const imported of manifest[name]?.imports ?? []) needed.add(imported);
    const files = [...needed].flatMap((name) => [manifest[name]?.file ?? '', ...(manifest[name]?.css ?? [])]);
    const size = [...new Set(files)]
      .map((file) => gzipSync(readFileSync(fileURLToPath(new URL(file, dist)))).length)
      .reduce((sum, bytes) => sum + bytes, 0);
    console.log(`the console's first load: ${(size / 1000).toFixed(1)} kB in ${files.length} files`);
    expect(manifest['src/shell/app/Console.tsx']).toBeDefined();
    expect(size).toBeLessThanOrEqual(380_000);
    expect([...needed].filter((name) => /List|Show|AccountPage/.test(name))).toEqual([]);
  });
});

type Manifest = Readonly<Record<string, { file: string; imports?: string[]; css?: string[] }>>;

import { agreement, agreements } from '@skins/api/accounts/contract';
import { AGREEMENT, type Agreement } from '@skins/engine/accounts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPhone, password, registerPlayer } from '../e2e/accounts.ts';
import { seriousFindings } from '../e2e/axe.ts';
import { visitors } from '../e2e/visitor.ts';
import { ownShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { changeRules } from '../samples/api/operator.ts';

const shop = ownShop([]);
const { open } = visitors(() => shop().serving().address);

async function change(by: (now: Agreement) => Agreement): Promise<void> {
  const { game } = shop().serving().service;
  const from = await changeRules(game, AGREEMENT, by(game.rulesAt(AGREEMENT, game.clock()).content));
  letPass(Math.max(0, from - game.clock()));
}

/** Changes the terms in English. @param more added to their revision */
const rewritten = (text: string, more: 0 | 1) =>
  change(({ Termsofuse: { revision, ...texts }, ...now }) => ({
    ...now,
    Termsofuse: { ...texts, revision: revision + more, en: [{ id: 'who', title: 'Who', text }] },
  }));

const clientOf = async (page: Page) =>
  shop()
    .client()
    .with({ token: String(await page.evaluate(`localStorage.getItem('token')`)) });
const hashNow = async () => (await shop().client().with({ language: 'EN' }).ask(agreement)).hash;

/** Fills in the registration, with its ticks. */
async function filled(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
  const dialog = page.getByRole('dialog', { name: 'Register' });
  await dialog.getByLabel('Phone number').fill(newPhone());
  await dialog.getByLabel('Choose a password').fill(password);
  for (const tick of await dialog.getByRole('checkbox').all()) await tick.check();
}

describe('the registration form', () => {
  it('sends the hash of the texts that it showed, and shows others that came meanwhile', async () => {
    const page = await open('/page/instrutions', { language: 'EN' });
    await filled(page);
    await rewritten('Terms that came meanwhile.', 0);
    const dialog = page.getByRole('dialog', { name: 'Register' });
    const send = dialog.getByRole('button', { name: 'Register' });
    await send.click();
    await page.getByText(/texts have changed meanwhile/).waitFor();
    const ticks = await dialog.getByRole('checkbox').all();
    for (const tick of ticks) expect(await tick.isChecked()).toBe(false);
    await dialog.getByRole('button', { name: 'User agreement' }).click();
    await page.getByText('Terms that came meanwhile.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    for (const tick of ticks) await tick.check();
    await send.click();
    await expect.poll(() => page.evaluate(`localStorage.getItem('token')`)).not.toBeNull();
    const { agreed } = await (await clientOf(page)).ask(agreements);
    expect(agreed).toMatchObject([{ hash: await hashNow(), language: 'en', shown: true }]);
  });
});

describe('a change of the terms', () => {
  it.each([1440, 390] as const)('asks once at the next visit, at %i pixels', async (width) => {
    const token = await registerPlayer(shop().serving().address);
    await rewritten(`Terms at ${width}.`, 1);
    const page = await open('/page/instrutions', { language: 'EN', width, token });
    const dialog = page.getByRole('dialog', { name: 'Texts have changed' });
    await dialog.getByText(`Terms at ${width}.`).waitFor();
    // Only what changed is shown.
    expect(await dialog.getByText('What happens in the long run?').count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Later' }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.goto(`${shop().serving().address}/user/account`);
    await dialog.getByRole('button', { name: 'I have read them and agree' }).click();
    await dialog.waitFor({ state: 'detached' });
    const section = page.getByRole('region', { name: 'What I agreed to' });
    await expect.poll(() => section.getByRole('link', { name: 'User agreement' }).count()).toBe(2);
    await section.getByRole('link', { name: 'User agreement' }).first().click();
    await page.getByText('Your browser computed the hash of all texts again: it agrees.').waitFor();
    await page.getByText(`Terms at ${width}.`).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.reload();
    await page.getByText(`Terms at ${width}.`).waitFor();
    expect(await dialog.count()).toBe(0);
  });
});

import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { seriousFindings } from './axe.ts';
import { players, press, reaches } from './boxes-play.ts';

const shop = players();
const panelOf = (page: Awaited<ReturnType<typeof shop.open>>) =>
  page.getByRole('region', { name: 'Seeds for this play' });

describe("a player's seeds", () => {
  it('are generated in a newcomer’s browser and kept there', async () => {
    const { page } = await shop.player();
    const field = panelOf(page).getByLabel('Your seed');
    await expect.poll(() => field.inputValue()).toMatch(/^[a-z0-9]{16}$/);
    expect(await page.evaluate("localStorage.getItem('userSeed')")).toBe(await field.inputValue());
  });

  it('can be changed; an invalid seed is not sent', async () => {
    const { page } = await shop.player();
    const panel = panelOf(page);
    const field = panel.getByLabel('Your seed');
    await expect.poll(() => field.inputValue()).not.toBe('');
    await field.fill('no spaces');
    await panel.getByRole('button', { name: 'Save seed' }).click();
    await panel.getByText('The seed cannot be empty and has at most 16 letters and digits').waitFor();
    await panel.getByRole('button', { name: 'Random' }).click();
    await expect.poll(() => field.inputValue()).toMatch(/^[a-z0-9]{1,16}$/);
    await field.fill('Nanshan7');
    await panel.getByRole('button', { name: 'Save seed' }).click();
    await page.getByText('User seed changed').waitFor();
    const { opens } = await press(page);
    expect(opens[0]?.userSeed).toBe('Nanshan7');
  });

  it('show the commitment masked, and copy it whole', async () => {
    const { page } = await shop.player();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const panel = panelOf(page);
    await panel.getByText('**').waitFor();
    await panel.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Copied').waitFor();
    const copied = await page.evaluate('navigator.clipboard.readText()');
    expect(copied).toMatch(/^[0-9a-f]{64}$/);
    const { opens } = await press(page);
    expect(opens[0]?.serverHash).toBe(copied);
  });

  it('are reachable from every page', async () => {
    const { page } = await shop.player({}, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'My seeds' }).click();
    const dialog = page.getByRole('dialog', { name: 'My seeds' });
    await dialog.getByLabel('Your seed').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });
});

describe('the check in the browser', () => {
  it('recomputes the result, compares the commitment with the one shown, and offers the proof as a file', async () => {
    const { page } = await shop.player();
    await panelOf(page).getByText('**').waitFor();
    const { opens } = await press(page);
    const [open] = opens;
    await reaches(page, 'settled');
    await page.getByRole('region', { name: 'This result' }).getByRole('button', { name: 'Verify' }).click();
    const dialog = page.getByRole('dialog', { name: 'Recomputed, and it matches' });
    await dialog.waitFor();
    await dialog.getByText('This browser showed this hash before the opening').waitFor();
    expect(await dialog.locator('[data-verdict="holds"]').count()).toBe(6);
    const said = await dialog.innerText();
    for (const value of [
      open?.userSeed,
      open?.serverSeed,
      open?.resultHash,
      open?.ticket.toLocaleString('en'),
    ])
      expect(said).toContain(value);
    expect(said).toContain(
      `npx skins verify --user-seed ${open?.userSeed} --server-seed ${open?.serverSeed}`,
    );
    expect(await seriousFindings(page)).toEqual([]);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download proof' }).click(),
    ]);
    const proof: { claimed: object; recomputed: { failed: string[] } } = JSON.parse(
      await text(await saved.createReadStream()),
    );
    expect(proof.claimed).toMatchObject({ resultHash: open?.resultHash, ticket: open?.ticket });
    expect(proof.recomputed.failed).toEqual([]);
  });

  it('reports the failing step of a tampered record prominently', async () => {
    const { page } = await shop.player();
    await press(page);
    await reaches(page, 'settled');
    await page.route('**/api/box/record*', async (route) => {
      const response = await route.fetch();
      const answer: { data: { records: object[] } } = await response.json();
      const records = answer.data.records.map((record) => ({ ...record, serverSeed: 'f'.repeat(64) }));
      await route.fulfill({ json: { ...answer, data: { ...answer.data, records } } });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Verify this result' }).click();
    const dialog = page.getByRole('dialog', { name: 'Recomputed, and it does not match' });
    await dialog.getByText('Step 3 · 4 · 5').waitFor();
    await dialog.getByText('Does not match the commitment').waitFor();
    expect(await dialog.locator('[data-step="3"]').getAttribute('data-verdict')).toBe('fails');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('reports a commitment that differs from the one shown', async () => {
    const { page } = await shop.player();
    await panelOf(page).getByText('**').waitFor();
    await page.evaluate(`localStorage.setItem('seenCommitments',
      localStorage.getItem('seenCommitments').replaceAll(/[0-9a-f]{64}/g, '${'0'.repeat(64)}'))`);
    await press(page);
    await reaches(page, 'settled');
    await page.getByRole('button', { name: 'Verify this result' }).click();
    const dialog = page.getByRole('dialog', { name: 'Recomputed, and it does not match' });
    await dialog.getByText('Step 3 differs').waitFor();
  });
});

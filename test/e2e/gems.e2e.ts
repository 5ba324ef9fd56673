import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { seriousFindings } from './axe.ts';
import { players, press, reaches } from './boxes-play.ts';

const shop = players();

describe('the gem record', () => {
  it('is reached from the account, filtered by keyboard, and saved as a file', async () => {
    const { page } = await shop.player();
    await press(page);
    await reaches(page, 'settled');
    await page.goto(`${shop.address()}/user/assets/record`);
    const rows = page.getByRole('table', { name: 'Gem history' }).getByRole('row');
    // The header, the opening, and the newcomer's grant.
    await expect.poll(() => rows.count()).toBe(3);
    await page.getByText('2 in all').waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    await page.getByRole('radio', { name: 'Out' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole('radio', { name: 'Out' }).press('ArrowLeft');
    await expect.poll(() => page.getByRole('radio', { name: 'In', exact: true }).isChecked()).toBe(true);
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByLabel('From', { exact: true }).fill('2020-01-01');
    await page.getByLabel('To', { exact: true }).fill('2020-01-02');
    await page.getByText('Nothing here yet').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => rows.count()).toBe(3);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('gems.csv');
    const lines = (await text(await file.createReadStream())).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('position,time,kind');
  });

  it('links a posting to its cause, and fits a phone', async () => {
    const { page } = await shop.player({ width: 390 });
    await press(page);
    await reaches(page, 'settled');
    await page.goto(`${shop.address()}/user/assets/record`);
    await page.getByRole('button', { name: /^View/ }).click();
    await page.getByRole('dialog', { name: 'My openings' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });
});

describe('the page of all gems', () => {
  it('shows everybody that both sides are equal, and up to which position of the log', async () => {
    const page = await shop.open('/page/gems', { language: 'EN' });
    await page.getByText('Both sides are equal.').waitFor();
    await page.getByText(/^Summed up to event \d/).waitFor();
    await page.getByRole('img', { name: /^All gems that were minted/ }).waitFor();
    expect(await page.getByRole('link', { name: 'These figures as JSON' }).getAttribute('href')).toBe(
      '/api/main/ledger',
    );
    expect(await seriousFindings(page)).toEqual([]);
  });
});

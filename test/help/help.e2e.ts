import { describe, expect, it } from 'vitest';
import { seriousFindings } from '../e2e/axe.ts';
import { visitors } from '../e2e/visitor.ts';

const shop = visitors();

describe('the help centre', () => {
  it.each([1440, 390] as const)('leads from the footer to an answer and on, at %i pixels', async (width) => {
    const page = await shop.open('/', { width, language: 'EN' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help centre' }).click();
    await page.getByRole('heading', { level: 1, name: 'Help centre' }).waitFor();
    await page
      .getByRole('navigation', { name: 'All pages' })
      .getByRole('link', { name: /^Privacy/ })
      .click();
    await page.waitForURL('**/page/helpcenter/Privacypolicy');
    await page.getByText('Delete your account').click();
    await page.getByText(/Its key is destroyed/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Account settings' }).first().click();
    // The account page asks visitors to log in.
    await page.getByRole('dialog').waitFor();
  });

  it('finds answers by their words, and says so when there is none', async () => {
    const page = await shop.open('/page/helpcenter', { width: 1440, language: 'EN' });
    await page.getByRole('searchbox', { name: 'Search the help' }).fill('REVERSAL');
    await page.getByRole('link', { name: /What is a reversal/ }).click();
    await page.waitForURL('**/page/helpcenter/steam?title=reversal');
    await page.getByText(/the platform may take the trade back/).waitFor();
    await page.getByRole('searchbox', { name: 'Search the help' }).fill('elephants');
    await page.getByText(/Nothing found for “elephants”/).waitFor();
  });

  it('says whom to ask, where the shop says so', async () => {
    const page = await shop.open('/page/helpcenter/aboutus', { width: 1440, language: 'EN' });
    await page.getByText('This shop has not given a customer service address.').waitFor();
  });

  it('shows how a box is opened', async () => {
    const page = await shop.open('/steer/case', { width: 390 });
    await page.getByRole('heading', { level: 1, name: '开箱指南' }).waitFor();
    expect(
      await page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') })
        .count(),
    ).toBe(4);
    await page.getByRole('link', { name: '去开箱' }).click();
    await page.waitForURL('**/case/hash');
  });
});

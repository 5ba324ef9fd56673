import { registerPlayer } from '../e2e/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp } from '../e2e/app.ts';
import { seriousFindings } from '../e2e/axe.ts';
import { visitors } from '../e2e/visitor.ts';

let app: App;
beforeAll(async () => {
  app = await openApp({
    SKINS_SERVICE: 'ZH=https://example.org/kefu EN=mailto:help@example.org',
    SKINS_IMPRINT: 'https://example.org/imprint',
    SKINS_QQ_GROUP: 'https://qm.qq.com/q/abc',
  });
});
afterAll(() => app.close());

const shop = visitors(() => app.address);

describe('the addresses that a shop sets', () => {
  it('stand in the footer of every page, in the language of the visitor', async () => {
    const page = await shop.open('/case/hash', { width: 1440, language: 'EN' });
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    const service = footer.getByRole('link', { name: 'Contact customer service' });
    expect(await service.getAttribute('href')).toBe('mailto:help@example.org');
    expect(await footer.getByRole('link', { name: 'Who runs this shop' }).getAttribute('href')).toBe(
      'https://example.org/imprint',
    );
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('stand in the dialog that sends a player to customer service', async () => {
    const token = await registerPlayer(app.address);
    const page = await shop.open('/page/store?type=skin&sort=cheapest', {
      width: 390,
      language: 'EN',
      token,
    });
    await page
      .getByTitle(/^Buy “/)
      .first()
      .click();
    await page.getByRole('button', { name: /^Pay / }).click();
    const refused = page.getByRole('dialog', { name: 'Not done' });
    await refused.getByText(/send customer service photos/).waitFor();
    const service = refused.getByRole('link', { name: 'Contact customer service' });
    expect(await service.getAttribute('href')).toBe('mailto:help@example.org');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('show the QQ group in the side bar to Chinese speakers alone', async () => {
    const chinese = await shop.open('/case/hash', { width: 1440, language: 'ZH' });
    const group = chinese.getByRole('complementary').getByRole('link', { name: 'QQ群' });
    expect(await group.getAttribute('href')).toBe('https://qm.qq.com/q/abc');
    expect(await seriousFindings(chinese)).toEqual([]);

    const english = await shop.open('/case/hash', { width: 1440, language: 'EN' });
    await english.getByRole('complementary').getByRole('button', { name: 'Top' }).waitFor();
    expect(await english.getByText('QQ').count()).toBe(0);
  });
});

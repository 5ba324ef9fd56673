import { expect, it } from 'vitest';
import { registerPlayer } from './accounts.ts';
import { visitors } from './visitor.ts';

const shop = visitors();

it('the refresh helper returns to the page before it', async () => {
  const page = await shop.open('/case/hash');
  await page.getByRole('article').first().waitFor();
  await page.evaluate('history.pushState(null, "", "/refersh")');
  await page.reload();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/case/hash');
});

it.each(['/upgrade/replay', '/upgrade/detail'])(
  '%s without a name leads to the latest, or says that there is none',
  async (path) => {
    const page = await shop.open(path, { language: 'EN' });
    const latest = () => /(id|skinId)=/.test(page.url());
    const none = () => page.getByText('No upgrade yet').isVisible();
    await expect.poll(async () => latest() || (await none())).toBe(true);
  },
);

it.each(['/upgrade/replay?id=bogus', '/upgrade/detail?skinId=%5E%5B', '/upgrade/userInfo/%5E'])(
  '%s says in a sentence what is wrong, and leads home',
  async (path) => {
    const page = await shop.open(path, { language: 'EN' });
    const note = page.getByRole('main').getByRole('alert');
    await note.getByRole('link', { name: 'Home' }).waitFor();
    expect(await note.textContent()).not.toMatch(/[\\^${}]|pattern/);
  },
);

it('the answer of the user-info call is kept until the player leaves', async () => {
  const page = await shop.open('/', { token: await registerPlayer(shop.address()) });
  const kept = () => page.evaluate('localStorage.getItem("user")');
  await expect.poll(kept).toContain('"balance":1000');
  await page.evaluate('localStorage.setItem("token", "undefined")');
  await page.reload();
  await page.getByRole('article').first().waitFor();
});

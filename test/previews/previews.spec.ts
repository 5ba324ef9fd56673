import { userInfo } from '@skins/api/accounts/contract';
import { eraseMe } from '@skins/api/erasure/contract';
import { chooseProfile, ownProfile } from '@skins/api/profile/contract';
import { playUpgrade, upgradeQuote } from '@skins/api/upgrades/contract';
import { NOTHING_SHOWN } from '@skins/engine/profile';
import { describe, expect, it } from 'vitest';
import { PASSWORD, type Player, freshPhone, newPlayer, openSome } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import type { TestBox } from '../http/test-catalogue.ts';
import { letPass } from '../http/test-time.ts';

const BOX: TestBox = { id: 'test-preview', number: 9_085, price: '2', best: '40' };
const ORIGIN = 'https://shop.example';
const shop = ownShop([BOX], { SKINS_ORIGIN: ORIGIN });

const player = () => newPlayer(shop().client(), freshPhone(), `device ${freshPhone()}`);
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop().serving().address + path, { headers });
const page = async (path: string, language = 'en') =>
  (await get(path, { 'accept-language': language })).text();
const pictureIn = (html: string): string =>
  /property="og:image" content="([^"]*)"/.exec(html)?.[1]?.replace(ORIGIN, '') ?? '';

async function sizeOf(path: string) {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const picture = Buffer.from(await answer.arrayBuffer());
  // The head of a PNG: its name, and two numbers of 32 bits in the first chunk.
  return {
    format: picture.toString('latin1', 1, 4),
    width: picture.readUInt32BE(16),
    height: picture.readUInt32BE(20),
  };
}
async function upgrade({ client }: Player) {
  const asked = { gems: 30, targetSkinId: `${BOX.id}-best` };
  const { quote } = await client.ask(upgradeQuote, { query: asked });
  return client.ask(playUpgrade, { body: { ...asked, itemIds: [], quote } });
}

describe('a shared page', () => {
  it('shows other sites a title in the reader’s language, and a picture', async () => {
    const anna = await player();
    const { userId, userName } = await anna.client.ask(ownProfile);
    await shop().settled();
    const html = await page(`/profile/${userId}`);
    expect(html).toContain(`<meta property="og:title" content="The page of ${userName}" />`);
    expect(await page(`/profile/${userId}`, 'zh-CN')).toContain(`${userName} 的主页`);
    expect(html).toContain(`content="${ORIGIN}/preview/profile/${userId}.png"`);
    expect(await sizeOf(pictureIn(html))).toEqual({ width: 1_200, height: 630, format: 'PNG' });
    expect(html).not.toContain((await anna.client.ask(userInfo)).id);
  });

  it('shows a player’s best result only if the player shows it', async () => {
    const anna = await player();
    await openSome(anna, BOX.id, 5);
    letPass(6_001);
    await shop().settled();
    const { userId } = await anna.client.ask(ownProfile);
    const path = pictureIn(await page(`/profile/${userId}`));
    const bare = await (await get(path)).bytes();
    await anna.client.ask(chooseProfile, { body: { ...NOTHING_SHOWN, best: true } });
    const withBest = await (await get(path)).bytes();
    expect(Buffer.compare(bare, withBest)).not.toBe(0);
    expect(Buffer.compare(withBest, await (await get(path)).bytes())).toBe(0);
  });

  it('shows an inviter’s poster by the code, and nothing for a code of nobody', async () => {
    const anna = await player();
    const { spreadCode } = await anna.client.ask(userInfo);
    const html = await page(`/page/source?poster=${spreadCode}`);
    expect(html).toContain('asks you to have a look');
    expect(await sizeOf(pictureIn(html))).toMatchObject({ width: 1_200 });
    for (const code of ['0000000000', '"><script>alert(1)</script>', '../../etc/passwd'])
      expect(await page(`/page/source?poster=${encodeURIComponent(code)}`)).not.toContain('og:');
  });

  it('shows nothing of an upgrade whose dial still turns (attack: a card of a result that has not landed)', async () => {
    const anna = await player();
    const { position } = await upgrade(anna);
    await shop().settled();
    const path = `/upgrade/replay?id=${position}`;
    const picture = `/preview/upgrade/${position}.png`;
    expect(await page(path)).not.toContain('og:');
    expect((await get(picture)).status).toBe(404);

    letPass(6_001);
    const html = await page(path);
    expect(html).toMatch(/og:title" content="Upgrade (won|failed): 30 → 40 /);
    expect(pictureIn(html)).toBe(picture);
    expect(await sizeOf(picture)).toMatchObject({ format: 'PNG' });
  });

  it('shows the result of a proof link once it has landed, and only by its own seeds (attack: somebody else’s result)', async () => {
    const [anna, ben] = [await player(), await player()];
    const { opens, position } = await openSome(anna, BOX.id, 3);
    const others = await openSome(ben, BOX.id, 1);
    const [first, last] = [opens[0], opens[2]];
    const proof = (
      { userSeed = '', serverSeed = '' }: { userSeed?: string; serverSeed?: string } = {},
      at = position,
    ) =>
      `/page/instrutions?${new URLSearchParams({ user: userSeed, server: serverSeed, hash: '', at }).toString()}`;
    const picture = (one: typeof first) =>
      `/preview/result/${position}-${one?.serverSeed ?? ''}-${one?.userSeed ?? ''}.png`;
    expect(await page(proof(first))).not.toContain('og:');
    expect((await get(picture(first))).status).toBe(404);

    letPass(5_001);
    for (const one of [first, last]) {
      const html = await page(proof(one));
      expect(html).toContain(`og:title" content="From ${BOX.id} en: 2 → ${one?.price} `);
      expect(pictureIn(html)).toBe(picture(one));
      expect(await sizeOf(picture(one))).toEqual({ width: 1_200, height: 630, format: 'PNG' });
      expect(html).not.toContain((await anna.client.ask(userInfo)).id);
    }
    expect(await page(proof(first), 'zh-CN')).toContain('开出：');
    for (const foreign of [
      proof(first, others.position.replace(/./g, '0')),
      proof(first, '999999999999'),
      proof({ ...first, userSeed: 'other' }),
      proof({ ...first, serverSeed: 'ab'.repeat(32) }),
      proof({ ...first, serverSeed: '"><script>' }),
      proof(others.opens[0], '000000000001'),
    ])
      expect(await page(foreign), foreign).not.toContain('og:');
    await anna.client.ask(eraseMe, { body: { password: PASSWORD } });
    expect(await page(proof(first))).not.toContain('og:');
    expect((await get(picture(first))).status).toBe(404);
  });

  it('shows an upgrade by its proof link too', async () => {
    const anna = await player();
    const { position, userSeed, serverSeed } = await upgrade(anna);
    const path = `/page/instrutions?${new URLSearchParams({ user: userSeed, server: serverSeed, at: position }).toString()}`;
    expect(await page(path)).not.toContain('og:');
    letPass(6_001);
    expect(await page(path)).toMatch(/og:title" content="Upgrade (won|failed): 30 → 40 /);
  });

  it('shows nothing of an erased player (attack)', async () => {
    const anna = await player();
    const { userId } = await anna.client.ask(ownProfile);
    const { spreadCode } = await anna.client.ask(userInfo);
    await shop().settled();
    await anna.client.ask(eraseMe, { body: { password: PASSWORD } });
    expect(await page(`/profile/${userId}`)).not.toContain('og:');
    expect(await page(`/page/source?poster=${spreadCode}`)).not.toContain('og:');
    expect((await get(`/preview/profile/${userId}.png`)).status).toBe(404);
    expect((await get(`/preview/poster/${spreadCode}.png`)).status).toBe(404);
  });

  it('has no picture for anything else', async () => {
    for (const path of ['/preview/profile/x.png', '/preview/upgrade/1.png', '/preview/upgrade/000000000001'])
      expect((await get(path)).status).toBe(404);
    for (const path of [
      '/',
      '/profile/0123456789abcdef',
      '/upgrade/replay?id=000000000001',
      '/page/upgradeHall',
    ])
      expect(await page(path)).not.toContain('og:');
  });
});

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { addPicture, helpTexts } from '@skins/api/content/contract';
import { banner } from '@skins/api/home/contract';
import { changeCheck } from '@skins/api/settings/contract';
import { notices } from '@skins/api/welfare/contract';
import { BANNERS, HELP_TEXTS, LINK_HOSTS } from '@skins/engine/content';
import type { PublishedRules } from '@skins/engine/kernel';
import { ANNOUNCEMENTS } from '@skins/engine/welfare';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Operator, listOf, newOperator, proofOf } from '../admin/operator.ts';
import { auditedAfterwards, ownShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { changeRules } from '../samples/api/operator.ts';

const shop = ownShop([]);
auditedAfterwards(shop);

const [MAY_NOT, UNREADABLE, TOO_LARGE, SESSION] = [644, 1087, 1088, 401];
const inFour = (text: string) => ({ zh: text, en: text, ru: text, vi: text });

async function inForce<Content>(rules: PublishedRules<Content>, content: Content): Promise<void> {
  const { game } = shop().serving().service;
  const from = await changeRules(game, rules, content);
  letPass(Math.max(0, from - game.clock()));
}

const english = () => shop().client().with({ language: 'EN' });
const pictureOf = async (width = 64, height = 32): Promise<string> =>
  (
    await sharp({ create: { width, height, channels: 3, background: '#2a7' } })
      .png()
      .toBuffer()
  ).toString('base64');

describe('a page of the help centre', () => {
  const page = (language: 'en' | 'ru', text: string) => ({
    topic: 'activity' as const,
    language,
    questions: [{ id: 'money', title: 'Paid out?', text }],
  });

  it('is the project’s own until one is published, and in each other language', async () => {
    expect(await english().ask(helpTexts)).toEqual([]);
    await inForce(HELP_TEXTS, { pages: [page('en', 'Never. See [limits](/user/limits).')] });
    expect(await english().ask(helpTexts)).toEqual([
      {
        topic: 'activity',
        questions: [{ id: 'money', title: 'Paid out?', text: 'Never. See [limits](/user/limits).' }],
      },
    ]);
    expect(await shop().client().with({ language: 'RU' }).ask(helpTexts)).toEqual([]);
  });

  it('links to a host as long as it is named', async () => {
    await inForce(LINK_HOSTS, { hosts: ['example.org'] });
    await inForce(HELP_TEXTS, { pages: [page('en', 'See [them](https://example.org/x).')] });
    const textNow = async () => (await english().ask(helpTexts))[0]?.questions[0]?.text;
    expect(await textNow()).toBe('See [them](https://example.org/x).');
    await inForce(LINK_HOSTS, { hosts: [] });
    expect(await textNow()).toBe('See them.');
  });
});

it('shows announcements without links to hosts that are not named', async () => {
  const notice = { id: 'a', type: 'update' as const, title: inFour('News'), since: null };
  const content = inFour('See [them](https://evil.example/) or [us](/).');
  await inForce(ANNOUNCEMENTS, { notices: [{ ...notice, content }] });
  const [menu] = await english().ask(notices);
  expect(menu?.secondLevel[0]?.content).toBe('See them or [us](/).');
});

describe('banners', () => {
  const bannersNow = async (): Promise<unknown> => JSON.parse(await english().ask(banner));
  const one = (id: string, weight: number, link = '/case/hash') => ({
    id,
    title: { ...inFour('Новое'), en: `Title ${id}` },
    image: '/art/a.svg',
    moveImage: '/art/b.svg',
    link,
    weight,
  });

  it('are the newest boxes until some are set', async () => {
    expect(await bannersNow()).toMatchObject([{ boxId: expect.any(String) }, {}, {}, {}]);
  });

  it('are those that operators set, the highest weight first, in the caller’s language', async () => {
    await inForce(BANNERS, {
      banners: [one('low', 1), one('high', 9), one('out', 5, 'https://evil.example/')],
    });
    expect(await bannersNow()).toEqual([
      {
        id: 'high',
        title: 'Title high',
        image: '/art/a.svg',
        moveImage: '/art/b.svg',
        link: '/case/hash',
        weight: 9,
      },
      {
        id: 'low',
        title: 'Title low',
        image: '/art/a.svg',
        moveImage: '/art/b.svg',
        link: '/case/hash',
        weight: 1,
      },
    ]);
    await inForce(BANNERS, { banners: [] });
    expect(await bannersNow()).toMatchObject([{ boxId: expect.any(String) }, {}, {}, {}]);
  });
});

describe('the check of a text', () => {
  const check = async (setting: string, content: unknown) => {
    const { client } = await newOperator(shop());
    const { gates } = await client
      .with({ language: 'EN' })
      .ask(changeCheck, { body: { setting, content, from: null } });
    return gates.filter(({ passed }) => !passed).map(({ code, field }) => [code, field]);
  };
  const titled = (title: string, text = 'Fine.') => ({
    pages: [{ topic: 'steam', language: 'en', questions: [{ id: 'x', title, text }] }],
  });

  it('names the place of each fault', async () => {
    expect(await check('help-texts', titled('Sk\u200Bins'))).toEqual([
      ['texts', '/pages/0/questions/0/title'],
    ]);
    expect(await check('help-texts', titled('Fine', '[x](https://evil.example/)'))).toEqual([
      ['link-host', '/pages/0/questions/0/text'],
    ]);
    const notice = { id: 'a', type: 'rules', title: inFour('Ѕkins'), content: inFour('x'), since: null };
    expect((await check('announcements', { notices: [notice] })).slice(0, 4)).toEqual(
      ['zh', 'en', 'ru', 'vi'].map((language) => ['texts', `/notices/0/title/${language}`]),
    );
  });

  it('passes a plain text', async () => {
    expect(await check('help-texts', titled('Fine', 'See [boxes](/case/hash).'))).toEqual([]);
  });

  it('is not left to the console: nothing else can be published', async () => {
    const { game } = shop().serving().service;
    await expect(changeRules(game, HELP_TEXTS, { pages: [] })).resolves.toBeGreaterThan(0);
    const hidden = { topic: 'steam' as const, language: 'en' as const };
    const pages = [{ ...hidden, questions: [{ id: 'x', title: '\u202Ex', text: 'x' }] }];
    await expect(changeRules(game, HELP_TEXTS, { pages })).rejects.toThrow('malformed-rules');
  });
});

describe('a picture', () => {
  const send = async (operator: Operator, picture: string) =>
    operator.client.ask(addPicture, { body: { use: 'banner', picture, ...proofOf(operator) } });
  const refused = async (operator: Operator, picture: string) =>
    (await operator.client.refused(addPicture, { body: { use: 'banner', picture, ...proofOf(operator) } }))
      .errCode;

  it('is added by an operator, listed, and served under a strict policy for ever', async () => {
    const operator = await newOperator(shop(), 'content');
    const { hash, image } = await send(operator, await pictureOf());
    expect(image).toBe(`/art/pictures/${hash}.webp`);

    const served = await fetch(shop().serving().address + image);
    expect(served.status).toBe(200);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const etag = served.headers.get('etag') ?? '';
    const again = await fetch(shop().serving().address + image, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);

    const { text } = await listOf(operator.client, 'pictures');
    expect(JSON.parse(text)).toMatchObject([{ id: hash, image, width: 64, height: 32, missing: false }]);
  });

  it('is one picture however often it is sent', async () => {
    const operator = await newOperator(shop());
    const { hash } = await send(operator, await pictureOf(20, 20));
    const twin = await newOperator(shop());
    const before = await shop().serving().service.store.head();
    expect((await send(twin, await pictureOf(20, 20))).hash).toBe(hash);
    expect(await shop().serving().service.store.head()).toEqual(before);
    const listed = await listOf(operator.client, 'pictures');
    const ids = JSON.parse(listed.text).map(({ id }: { id: string }) => id);
    expect(ids.filter((id: string) => id === hash)).toHaveLength(1);
  });

  it('is refused without the right, without a login, and if it is none', async () => {
    const picture = await pictureOf();
    expect(await refused(await newOperator(shop(), 'support'), picture)).toBe(MAY_NOT);
    const visitor = await shop()
      .client()
      .refused(addPicture, { body: { use: 'banner', picture } });
    expect(visitor.code).toBe(SESSION);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect(await refused(await newOperator(shop()), svg.toString('base64'))).toBe(UNREADABLE);
    const large = Buffer.alloc(6 * 2 ** 20 + 1).toString('base64');
    expect(await refused(await newOperator(shop()), large)).toBe(TOO_LARGE);
  });

  it('is told as missing when its file is gone', async () => {
    const operator = await newOperator(shop());
    const { hash, image } = await send(operator, await pictureOf(30, 30));
    rmSync(join(shop().folder, 'pictures', `${hash}.webp`));
    expect((await fetch(shop().serving().address + image)).status).toBe(404);
    const { text } = await listOf(operator.client, 'pictures');
    expect(JSON.parse(text)).toContainEqual(expect.objectContaining({ id: hash, missing: true }));
  });

  it.each(['..%2flog.sqlite', `${'0'.repeat(64)}.webp`, `${'0'.repeat(64)}.svg`, 'x', '%00'])(
    'is not found at %s',
    async (file) => {
      expect((await fetch(`${shop().serving().address}/art/pictures/${file}`)).status).toBeGreaterThanOrEqual(
        400,
      );
    },
  );
});

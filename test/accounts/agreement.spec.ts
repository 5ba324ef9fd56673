import { randomInt, randomUUID } from 'node:crypto';
import { agree, agreement, agreements, checkPhone, register, userInfo } from '@skins/api/accounts/contract';
import { exportMine } from '@skins/api/erasure/contract';
import { steamLogin, steamRegister } from '@skins/api/identity/contract';
import { AGREEMENT, type Agreement } from '@skins/engine/accounts';
import { agreementHashOf } from '@skins/engine/fairness';
import { expect, it } from 'vitest';
import type { Client } from '../http/client.ts';
import { PASSWORD, freshPhone } from '../http/player.ts';
import { auditedAfterwards, ownShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { visit } from '../identity/visit.ts';
import { changeRules } from '../samples/api/operator.ts';

const shop = ownShop([]);
auditedAfterwards(shop);

const CHANGED = { code: 409, errCode: 1111 };
const head = () => shop().serving().service.store.head();
const english = () => shop().client().with({ language: 'EN' });

/** Publishes other texts and waits until they are in force. */
async function change(by: (now: Agreement) => Agreement): Promise<void> {
  const { game } = shop().serving().service;
  const from = await changeRules(game, AGREEMENT, by(game.rulesAt(AGREEMENT, game.clock()).content));
  letPass(Math.max(0, from - game.clock()));
}

const questions = (text: string) => [{ id: 'new', title: 'New', text }];
const reworded = (text: string) =>
  change((now) => ({ ...now, Privacypolicy: { ...now.Privacypolicy, en: questions(text) } }));
const revised = (text: string) =>
  change(({ Termsofuse: { revision, ...texts }, ...now }) => ({
    ...now,
    Termsofuse: { ...texts, revision: revision + 1, en: questions(text) },
  }));

async function registered(client: Client, agreed?: string): Promise<Client> {
  const body = {
    phone: freshPhone(),
    password: PASSWORD,
    fingerprinId: randomUUID(),
    ...(agreed !== undefined && { agreed }),
  };
  const { token } = await client.ask(register, { body, key: randomUUID() });
  return client.with({ token });
}

it('a registration notes the texts that the form showed, in their language, and the player reads them later', async () => {
  const texts = await shop().client().with({ language: 'RU' }).ask(agreement);
  expect(texts).toMatchObject({ language: 'ru', until: null });
  expect(texts.pages.map(({ topic }) => topic)).toEqual([
    'Termsofuse',
    'Privacypolicy',
    'shouldknow',
    'hash',
  ]);
  const shown = texts.pages.map(({ topic, revision, questions: all }) => [
    topic,
    { revision, questions: all },
  ]);
  expect(agreementHashOf('ru', Object.fromEntries(shown))).toBe(texts.hash);

  const anna = await registered(english(), texts.hash);
  const { asked, agreed } = await anna.ask(agreements);
  expect({ asked, agreed }).toEqual({
    asked: [],
    agreed: [{ hash: texts.hash, language: 'ru', shown: true, time: expect.any(Number) }],
  });
  expect((await anna.ask(userInfo)).isAsked).toBe(false);
});

it('a registration without the member gets the texts in force, and the log says that none were shown', async () => {
  const { hash } = await english().ask(agreement);
  const ben = await registered(english());
  expect((await ben.ask(agreements)).agreed).toMatchObject([{ hash, language: 'en', shown: false }]);
  expect((await ben.ask(userInfo)).isAsked).toBe(false);
});

it('a registration by the game platform notes them alike', async () => {
  const account = () => `765611981${String(randomInt(100_000_000)).padStart(8, '0')}`;
  const { hash } = await english().ask(agreement);
  for (const agreed of [hash, undefined]) {
    const client = english();
    const { steamId, proof } = await client.ask(steamLogin, { body: await visit(client, account()) });
    const phone = freshPhone();
    const form = { phone, steamId, proof };
    const refused = await client.refused(steamRegister, { body: { ...form, agreed: 'f'.repeat(64) } });
    expect(refused).toMatchObject(CHANGED);
    const body = { ...form, ...(agreed !== undefined && { agreed }) };
    const { token } = await client.ask(steamRegister, { body, key: randomUUID() });
    expect((await client.with({ token }).ask(agreements)).agreed).toMatchObject([
      { hash, language: 'en', shown: agreed !== undefined },
    ]);
  }
});

it('texts that changed meanwhile are refused, and nothing changes', async () => {
  const { hash } = await english().ask(agreement);
  await reworded('Reworded.');
  const phone = freshPhone();
  const body = { phone, password: PASSWORD, fingerprinId: randomUUID(), agreed: hash };
  const before = await head();
  for (const agreed of [hash, '', 'x', hash.toUpperCase(), '0'.repeat(128)])
    expect(await english().refused(register, { body: { ...body, agreed } })).toMatchObject(CHANGED);
  expect(await head()).toBe(before);
  expect((await english().ask(checkPhone, { query: { phone } })).checkStatus).toBe(true);
  await registered(english(), (await english().ask(agreement)).hash);
});

it('a retry of a registration that is done gets its answer, although the texts changed since', async () => {
  const { hash } = await english().ask(agreement);
  const key = randomUUID();
  const body = { phone: freshPhone(), password: PASSWORD, fingerprinId: randomUUID(), agreed: hash };
  await english().ask(register, { body, key });
  await reworded('Reworded again.');
  expect((await english().ask(register, { body, key })).token).not.toBe('');
});

it('a player is asked again where the revision is another, and only then', async () => {
  const first = await english().ask(agreement);
  const anna = await registered(english(), first.hash);
  await reworded('Other words, same revision.');
  expect((await anna.ask(agreements)).asked).toEqual([]);
  const before = await head();
  await anna.ask(agree, { body: { hash: (await english().ask(agreement)).hash } });
  expect(await head()).toBe(before);

  await revised('Other terms.');
  expect((await anna.ask(userInfo)).isAsked).toBe(true);
  expect((await anna.ask(agreements)).asked).toEqual(['Termsofuse']);
  expect(await anna.refused(agree, { body: { hash: first.hash } })).toMatchObject(CHANGED);
  const { hash } = await english().ask(agreement);
  await anna.ask(agree, { body: { hash } });
  const { asked, agreed } = await anna.ask(agreements);
  expect(asked).toEqual([]);
  expect(agreed.map((one) => one.hash)).toEqual([hash, first.hash]);
  const after = await head();
  await anna.ask(agree, { body: { hash } });
  expect(await head()).toBe(after);

  const everything = JSON.stringify(await anna.ask(exportMine, { body: { password: PASSWORD } }));
  for (const known of [hash, first.hash]) expect(everything).toContain(known);
});

it('texts stay readable by their hash as they stood, and no others are', async () => {
  const old = await english().ask(agreement);
  await revised('Newer terms.');
  const now = await english().ask(agreement);
  expect(
    await shop()
      .client()
      .with({ language: 'VN' })
      .ask(agreement, { query: { hash: old.hash } }),
  ).toEqual({
    ...old,
    until: now.from,
  });
  for (const hash of ['0'.repeat(64), 'x', old.hash.slice(1)])
    expect((await english().refused(agreement, { query: { hash } })).code).toBe(404);
});

import { copyFileSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { login, register, userInfo } from '@skins/api/accounts/contract';
import { eraseMe, exportMine } from '@skins/api/erasure/contract';
import { authCard, steamBind, upBindSteamUrl } from '@skins/api/identity/contract';
import { erasedPlayers } from '@skins/api/foundation/files';
import { START, sqlitePlace } from '@skins/api/foundation/store';
import { playerStream } from '@skins/engine/accounts';
import { shop as all } from '@skins/engine/shop';
import { expect, it } from 'vitest';
import { PASSWORD, type Player, newPlayer } from '../http/player.ts';
import { type Shop, openShop } from '../http/shop.ts';
import { freshCard } from '../identity/cards.ts';
import { visit } from '../identity/visit.ts';
import { audited } from '../kit/audited.ts';
import { divergence, order, providerOf, reaches, sessionOf } from '../payments/buying.ts';

const NAME = '欧阳·测试';
const ACCOUNT = '76561198000000007';
const LINK = 'https://steamcommunity.com/tradeoffer/new/?partner=39734279&token=Qx-_9xyZ';

/** Registers a player and fills in all personal data. */
async function knownPlayer(shop: Shop, phone: string): Promise<Player & { card: string; id: string }> {
  const player = await newPlayer(shop.client(), phone);
  const { client } = player;
  const card = freshCard();
  await client.ask(authCard, { body: { name: NAME, card } });
  await client.ask(steamBind, { body: await visit(client, ACCOUNT) });
  await client.ask(upBindSteamUrl, { body: { steamUrl: LINK } });
  const { id } = await client.ask(userInfo);
  await shop.serving().service.desks.accounts.notes.add(id, 1, { text: 'spoke of her dog', author: 'ada' });
  return { ...player, card, id };
}

/** Returns a player's sealed data and wrapped key, as stored. */
function sealedOf({ serving }: Shop, id: string): Buffer[] {
  const { accounts } = serving().service;
  const row = accounts
    .prepare<[string], { wrapped_key: Buffer; sealed: Buffer }>(
      'SELECT wrapped_key, sealed FROM personal WHERE player = ?',
    )
    .get(id);
  const facts = accounts.prepare<[string], Buffer>('SELECT sealed FROM person_fact WHERE player = ?').pluck();
  const notes = accounts.prepare<[string], Buffer>('SELECT sealed FROM player_note WHERE player = ?').pluck();
  if (row === undefined) throw new Error(`nothing is known of ${id}`);
  return [row.wrapped_key, row.sealed, ...facts.all(id), ...notes.all(id)];
}

/** Returns which of the byte strings occur in any file of the shop's folder. */
function foundIn(folder: string, wanted: readonly Buffer[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ parentPath, name }) => {
      const bytes = readFileSync(join(parentPath, name));
      return wanted.filter((one) => bytes.includes(one)).map((one) => `${name}: ${one.toString('hex')}`);
    });
}

const gone = async (shop: Shop, id: string): Promise<boolean> =>
  (await shop.serving().service.desks.accounts.personal.find(id)) === undefined;

it('erases a person from every file, ends the sessions, frees the number without a second grant, and verifies', async () => {
  const shop = await openShop();
  const anna = await knownPlayer(shop, '13911112222');
  const everything = JSON.stringify(await anna.client.ask(exportMine, { body: { password: PASSWORD } }));
  for (const known of [anna.phone, NAME, anna.card, ACCOUNT, LINK, 'spoke of her dog'])
    expect(everything).toContain(known);
  const sealed = sealedOf(shop, anna.id);
  expect(sealed).toHaveLength(7);
  const plain = [anna.phone, NAME, anna.card, ACCOUNT, 'Qx-_9xyZ', 'test device'].map((one) =>
    Buffer.from(one),
  );
  expect(foundIn(shop.folder, sealed)).not.toEqual([]);

  const wrong = await anna.client.refused(eraseMe, { body: { password: 'another1x' } });
  expect(wrong).toMatchObject({ code: 401, errCode: 613 });
  const said = await anna.client.with({ language: 'ZH' }).call(eraseMe, { body: { password: PASSWORD } });
  expect(JSON.parse(said.text)).toMatchObject({ code: 200, msg: '账号已注销' });

  expect(foundIn(shop.folder, [...sealed, ...plain])).toEqual([]);
  expect(await anna.client.refused(userInfo)).toMatchObject({ errCode: 104 });
  const entering = { body: { phone: anna.phone, password: PASSWORD } };
  expect(await shop.client().refused(login, entering)).toMatchObject({ errCode: 613 });

  // The same number registers as a new player and gets no grant.
  const { token } = await shop
    .client()
    .ask(register, { body: { phone: anna.phone, password: PASSWORD, fingerprinId: 'another device' } });
  const again = await shop.client().with({ token }).ask(userInfo);
  expect(again).toMatchObject({ balance: 0, steamId: '', isRealName: 0 });
  expect(again.id).not.toBe(anna.id);
  const records = await shop.serving().service.store.readAll(START, 100_000);
  const report = audited(
    records.map(({ record }) => record),
    all,
  );
  expect(report.divergence).toBeUndefined();
  // A check for lost data must know which players were erased.
  const log = join(shop.folder, 'log.sqlite');
  expect([...(await erasedPlayers(sqlitePlace(log), [anna.id, again.id]))]).toEqual([anna.id]);
  await shop.close();
});

it('exports a player’s data in full for the password, and nothing for a token alone', async () => {
  const shop = await openShop();
  const anna = await knownPlayer(shop, '13911112223');
  for (const password of ['', 'another1x'])
    expect(await anna.client.refused(exportMine, { body: { password } })).toMatchObject({ errCode: 613 });
  const mine = () => anna.client.ask(exportMine, { body: { password: PASSWORD } });
  const { person, inboxReadUpTo, marks } = await mine();
  expect(marks).toContainEqual({ kind: 'device', seen: expect.any(Number) });
  expect(inboxReadUpTo).toBe(START);
  const { reads } = shop.serving().service.desks.accounts.personal;
  await reads.set(anna.id, '000000000007');
  expect((await mine()).inboxReadUpTo).toBe('000000000007');
  expect(person).toMatchObject({ phone: anna.phone, realName: NAME, card: anna.card });
});

it('erases a player with a gem order only after the order has ended', async () => {
  const shop = await openShop();
  const player = await newPlayer(shop.client(), '13911115555');
  const { client } = player;
  const { orderId } = await order(player);
  const asked = { body: { password: PASSWORD } };
  expect(await client.refused(eraseMe, asked)).toMatchObject({ code: 409, errCode: 779 });
  providerOf(shop).act(await sessionOf(shop, { orderId }), 'pay');
  await reaches(player, orderId, 'paid', true);
  await client.ask(eraseMe, asked);
  expect(await divergence(shop)).toBeUndefined();
  await shop.close();
});

it('erases again, at each start, players who returned with a restored accounts file', async () => {
  const shop = await openShop();
  const anna = await knownPlayer(shop, '13911113333');
  const ben = await newPlayer(shop.client(), '13911114444');
  const { id: benId } = await ben.client.ask(userInfo);
  await shop.serving().close();
  const file = join(shop.folder, 'accounts.sqlite');
  const old = join(shop.folder, 'accounts.old');
  copyFileSync(file, old);
  await shop.restart();

  const client = shop.client().with({ token: anna.token });
  await client.ask(eraseMe, { body: { password: PASSWORD } });
  await shop.serving().close();
  copyFileSync(old, file);
  await shop.restart();

  await expect.poll(() => gone(shop, anna.id)).toBe(true);
  expect(await gone(shop, benId)).toBe(false);
  const records = await shop.serving().service.store.readStream(playerStream(anna.id));
  expect(records.at(-1)?.record).toContain('PlayerErased');
  await shop.close();
});

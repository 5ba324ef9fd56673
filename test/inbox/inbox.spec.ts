import { userInfo } from '@skins/api/accounts/contract';
import { inbox, readInbox } from '@skins/api/inbox/contract';
import { eraseMe } from '@skins/api/erasure/contract';
import { expect, it } from 'vitest';
import { BOX, OTHER, battlesAt } from '../battles/over-http.ts';
import { PASSWORD, type Player } from '../http/player.ts';
import { auditedAfterwards, ownShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';

const shop = ownShop([BOX, OTHER]);
const { player, create, join, played } = battlesAt(shop);
auditedAfterwards(shop);

const listOf = async ({ client }: Player) => {
  await shop().settled();
  return client.ask(inbox);
};

it('a battle is told when it is full and when it has ended, once each, and can be marked as read', async () => {
  const [anna, ben] = [await player(), await player()];
  const { battleId } = await create(anna);
  expect((await listOf(anna)).records).toEqual([]);
  await join(ben, battleId);
  // Full, and landed six seconds later.
  expect((await listOf(anna)).records).toEqual([]);
  letPass(6_001);
  expect(await listOf(anna)).toMatchObject({
    unread: 1,
    records: [{ kind: 'battle-full', ref: battleId, unread: true, gems: null }],
  });

  // A newer event hides nothing while it has not landed: the list says what it said before.
  await anna.client.ask(readInbox, { body: { through: '999999999999' } });
  await played(battleId);
  expect(await listOf(anna)).toMatchObject({
    unread: 0,
    records: [{ kind: 'battle-full', ref: battleId, unread: false }],
  });
  letPass(6_001);
  const lists = [await listOf(anna), await listOf(ben)];
  const kinds = lists.map(({ records }) => records.map(({ kind }) => kind));
  expect(kinds.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
    ['battle-lost'],
    ['battle-won'],
  ]);

  const [newest] = lists[0]?.records ?? [];
  const through = newest?.position ?? '';
  expect(await anna.client.ask(readInbox, { body: { through } })).toEqual({ unread: 0 });
  expect(await listOf(anna)).toMatchObject({ unread: 0, records: [{ unread: false }] });
  // A mark never goes back, and never hides what is yet to come.
  await anna.client.ask(readInbox, { body: { through: '000000000001' } });
  expect((await listOf(anna)).unread).toBe(0);
  await anna.client.ask(readInbox, { body: { through: '999999999999' } });
  const next = await create(anna);
  await join(ben, next.battleId);
  letPass(6_001);
  expect((await listOf(anna)).unread).toBe(1);
});

it('refuses a mark that is no position, and a visitor', async () => {
  const anna = await player();
  for (const through of ['', '1', '12345678901a', "' OR 1=1"])
    expect((await anna.client.call(readInbox, { body: { through } })).status).toBe(400);
  expect((await shop().client().call(inbox)).status).toBe(401);
});

it('a mark goes with the player’s data', async () => {
  const anna = await player();
  const { reads } = shop().serving().service.desks.accounts.personal;
  const { id } = await anna.client.ask(userInfo);
  await reads.set(id, '000000000009');
  expect(await reads.of(id)).toBe('000000000009');
  await anna.client.ask(eraseMe, { body: { password: PASSWORD } });
  expect(await reads.of(id)).toBe('000000000000');
});

import { randomBytes } from 'node:crypto';
import { userInfo } from '@skins/api/accounts/contract';
import { operatorLogin, operatorLogout } from '@skins/api/contract';
import type { SecurityEventRow } from '@skins/api/security/resources';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../http/client.ts';
import { newPlayer } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { type Operator, listOf, newOperator } from './operator.ts';

const shop = ownShop([]);

async function eventsFor({ client }: Operator, filter: object = {}): Promise<SecurityEventRow[]> {
  const { status, text } = await listOf(client, 'trail', {
    filter: JSON.stringify(filter),
    sort: '["id","DESC"]',
    range: '[0,99]',
  });
  expect(status).toBe(200);
  return JSON.parse(text);
}

describe('the security events', () => {
  it('record logins, failed logins and logouts, with the request id', async () => {
    const ada = await newOperator(shop());
    const wrong = refusalOf(
      await shop()
        .client()
        .call(operatorLogin, { body: { name: ada.name, password: 'wrong' } }),
    );
    const eve = await newOperator(shop(), 'support');
    await eve.client.ask(operatorLogout);

    expect(await eventsFor(ada, { name: ada.name })).toMatchObject([
      {
        kind: 'operator-login-wrong',
        requestId: wrong.requestId,
        what: operatorLogin.path,
        address: '127.0.0.1',
        count: 1,
      },
      { kind: 'operator-login', what: 'owner', address: '127.0.0.1' },
    ]);
    expect((await eventsFor(ada, { name: eve.name })).map(({ kind }) => kind)).toEqual([
      'operator-logout',
      'operator-login',
    ]);
  });

  it('keep no unknown name, as it may be a password', async () => {
    const ada = await newOperator(shop());
    const typed = `pass-${randomBytes(8).toString('hex')}`;
    const body = { name: typed, password: 'wrong' };
    await shop().client().refused(operatorLogin, { body });

    const events = await eventsFor(ada, { kind: 'operator-login-unknown' });
    expect(events[0]).toMatchObject({ name: expect.stringMatching(/^unknown:[0-9a-f]{16}$/) });
    expect(JSON.stringify(await eventsFor(ada))).not.toContain(typed);
  });

  it('record who looked at which player and at which of their records', async () => {
    const ada = await newOperator(shop());
    const player = await newPlayer(shop().client());
    const { id } = await player.client.ask(userInfo);
    await shop().settled();
    await ada.client.send('GET', `/admin/api/players/${id}`);
    await listOf(ada.client, 'players');
    await listOf(ada.client, 'players', { filter: JSON.stringify({ id: [id] }) });
    await listOf(ada.client, 'events', { filter: JSON.stringify({ playerId: id }) });
    await listOf(ada.client, 'items', { filter: JSON.stringify({ playerId: id }) });
    await listOf(ada.client, 'boxes');

    const viewed = await eventsFor(ada, { kind: 'player-viewed', name: ada.name });
    // A page and its record are one view each. The two lists with the same id are one.
    expect(viewed.map(({ what }) => what).toSorted()).toEqual(
      [`events/${id}`, `items/${id}`, 'players', `players/${id}`].toSorted(),
    );
  });

  it('record refusals of operators and others', async () => {
    const ada = await newOperator(shop(), 'support');
    await shop().client().send('GET', '/admin/api/players');
    await ada.client.send('DELETE', '/admin/api/players/1');

    const auditor = await newOperator(shop(), 'auditor');
    const refused = await eventsFor(auditor, { kind: 'operator-refused' });
    expect(refused.map(({ name, what }) => [name, what])).toEqual(
      expect.arrayContaining([
        ['', 'not-logged-in GET /admin/api/players'],
        [ada.name, 'read-only DELETE /admin/api/players/:id'],
      ]),
    );
  });

  it('can be filtered by time, and opened one by one', async () => {
    const ada = await newOperator(shop());
    const [last] = await eventsFor(ada, { name: ada.name });
    if (last === undefined) throw new Error('no event');
    expect(await eventsFor(ada, { name: ada.name, from: last.time, to: last.time + 1 })).toEqual([last]);
    expect(await eventsFor(ada, { name: ada.name, to: last.time })).toEqual([]);
    const { text } = await ada.client.send('GET', `/admin/api/trail/${last.id}`);
    expect(JSON.parse(text)).toEqual(last);
    expect((await ada.client.send('GET', '/admin/api/trail/nothing')).status).toBe(404);
  });

  it('are shown only to roles that audit the shop', async () => {
    for (const role of ['owner', 'auditor'] as const) {
      const operator = await newOperator(shop(), role);
      const [event] = await eventsFor(operator, { name: operator.name });
      expect(event?.address).toBe('127.0.0.1');
    }
    const { client } = await newOperator(shop(), 'support');
    expect((await client.send('GET', '/admin/api/trail')).status).toBe(403);
  });

  it('survive a restart', async () => {
    const ada = await newOperator(shop());
    const before = await eventsFor(ada, { name: ada.name });
    await shop().restart();
    const client = shop()
      .client()
      .with({ authorization: `Bearer ${ada.token}` });

    expect(await eventsFor({ ...ada, client }, { name: ada.name })).toEqual(before);
    await newOperator(shop());
    const ids = (await eventsFor({ ...ada, client })).map(({ requestId }) => requestId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

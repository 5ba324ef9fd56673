import {
  adjustBalance,
  approveAdjustment,
  dropAdjustment,
  proposeAdjustment,
} from '@skins/api/adjustments/contract';
import { ledger } from '@skins/api/wallet/contract';
import { userInfo } from '@skins/api/accounts/contract';
import {
  endPlayerSessions,
  exportPlayer,
  playerMoment,
  playerNotes,
  playerSessions,
  unmaskPlayer,
  writePlayerNote,
} from '@skins/api/dossier/contract';
import { updateClientSeed } from '@skins/api/seeds/contract';
import { endSuspension, suspendPlayer } from '@skins/api/standing/contract';
import { DAY_MS } from '@skins/engine/kernel';
import { OPERATORS_STREAM, setApprovalMode } from '@skins/engine/operators';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../http/client.ts';
import { type Player, newPlayer, openSome } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { totpCode } from '../../api/src/slices/operators/second-factor.ts';
import { shopTime } from '../http/test-time.ts';
import { type Operator, listOf, newOperator } from './operator.ts';

const shop = ownShop([CHEAP]);
const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(2)>';

let owner: Operator;
let finance: Operator;
let support: Operator;
let auditor: Operator;

beforeAll(async () => {
  [owner, finance, support, auditor] = await Promise.all([
    newOperator(shop()),
    newOperator(shop(), 'finance'),
    newOperator(shop(), 'support'),
    newOperator(shop(), 'auditor'),
  ]);
});

const idOf = async ({ client }: Player): Promise<string> => (await client.ask(userInfo)).id;

async function someone(): Promise<Player & { readonly playerId: string }> {
  const player = await newPlayer(shop().client());
  return { ...player, playerId: await idOf(player) };
}

const rowsOf = async <Row>(
  client: Client,
  resource: string,
  filter: object,
  query: Readonly<Record<string, string>> = {},
): Promise<Row[]> => {
  const { text } = await listOf(client, resource, { filter: JSON.stringify(filter), ...query });
  const rows: Row[] = JSON.parse(text);
  return rows;
};

describe('a suspended player', () => {
  it('is told why and until when, keeps everything, can log in and read, and plays again once it is lifted', async () => {
    const { client, playerId } = await someone();
    const until = Date.UTC(2096, 0, 1, 4, 0);
    await support.client.ask(suspendPlayer, { body: { playerId, reason: 'security', until } });
    const refusal = await client.refused(updateClientSeed, {
      body: { key: 'abc' },
      headers: { language: 'ZH' },
    });
    expect(refusal).toMatchObject({ code: 403, errCode: 632 });
    expect(refusal.errMsg).toContain('账号安全，至 2096-01-01 12:00 UTC+08:00');
    expect((await client.ask(userInfo)).id).toBe(playerId);
    const inVietnamese = await client.refused(updateClientSeed, {
      body: { key: 'abc' },
      headers: { language: 'VN' },
    });
    expect(inVietnamese.errMsg).toContain('để bảo vệ tài khoản, đến 2096-01-01 12:00');
    await support.client.ask(endSuspension, { body: { playerId, reason: 'cleared' } });
    await client.ask(updateClientSeed, { body: { key: 'abc' } });
  });

  it('is suspended only by permitted roles, until a future time, and if the player exists', async () => {
    const { playerId } = await someone();
    const body = { playerId, reason: 'security', until: null } as const;
    expect((await finance.client.refused(suspendPlayer, { body })).code).toBe(403);
    expect((await support.client.refused(suspendPlayer, { body: { ...body, until: 1 } })).errCode).toBe(741);
    const nobody = { ...body, playerId: 'nobody00' };
    expect((await support.client.refused(suspendPlayer, { body: nobody })).errCode).toBe(740);
  });
});

describe('credit and debit by hand', () => {
  it('move money at once below the ceiling, out of the house, in their own line of the ledger', async () => {
    const { client, playerId } = await someone();
    await shop().settled();
    const before = await shop().client().ask(ledger);
    const { balance } = await client.ask(userInfo);
    const asked = { playerId, way: 'credit', gems: 12.5, reason: 'goodwill' } as const;
    const done = await support.client.ask(adjustBalance, { body: asked });
    expect(done.balance).toBe(balance + 12.5);
    await support.client.ask(adjustBalance, {
      body: { ...asked, way: 'debit', gems: 2.5, reason: 'correction' },
    });
    await shop().settled();
    const after = await shop().client().ask(ledger);
    expect(after.adjustments.credited - before.adjustments.credited).toBeCloseTo(12.5, 4);
    expect(after.adjustments.debited - before.adjustments.debited).toBeCloseTo(2.5, 4);
    expect(after.house).toBeCloseTo(before.house - 10, 4);
    expect(after.minted).toBe(before.minted);
  });

  it('are refused above the ceilings per act and per day over all players, even in parallel', async () => {
    const fresh = await newOperator(shop(), 'support');
    const [one, two] = [await someone(), await someone()];
    const asked = (playerId: string, gems: number) => ({
      body: { playerId, way: 'credit' as const, gems, reason: 'goodwill' as const },
    });
    expect((await fresh.client.refused(adjustBalance, asked(one.playerId, 100.0001))).errCode).toBe(743);
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_none, k) =>
        fresh.client.call(adjustBalance, asked(k % 2 === 0 ? one.playerId : two.playerId, 100)),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    expect((await fresh.client.refused(adjustBalance, asked(one.playerId, 1))).errCode).toBe(744);
  });

  it.each([-1, 0, 0.00001, 1e12])('refuse an amount of %d', async (gems) => {
    const { playerId } = await someone();
    const body = { playerId, way: 'credit', gems, reason: 'goodwill' } as const;
    expect((await support.client.refused(adjustBalance, { body })).code).toBe(400);
  });

  it('happen once under a key', async () => {
    const { client, playerId } = await someone();
    const body = { playerId, way: 'credit', gems: 1, reason: 'goodwill' } as const;
    const first = await owner.client.ask(adjustBalance, { body, key: 'once' });
    expect(await owner.client.ask(adjustBalance, { body, key: 'once' })).toEqual(first);
    expect((await client.ask(userInfo)).balance).toBe(first.balance);
  });
});

describe('an adjustment above the ceiling', () => {
  interface Proposed {
    readonly id: string;
    readonly hash: string;
    readonly state: string;
    readonly whyNot: string | null;
  }
  const proposed = async (by: Operator, gems: number) => {
    const player = await someone();
    const { playerId } = player;
    const body = { playerId, way: 'credit', gems, reason: 'fault' } as const;
    const { proposalId } = await by.client.ask(proposeAdjustment, { body });
    return { ...player, body, proposalId };
  };
  const proof = ({ password, totpSecret }: Operator, late: number) => ({
    password,
    totp: totpCode(totpSecret, shopTime() + late),
  });
  const listed = async (by: Operator, playerId: string) =>
    rowsOf<Proposed>(by.client, 'adjustment-proposals', { playerId });

  it('waits for another operator, who sees it and gives a proof', async () => {
    const { client, playerId, proposalId, body } = await proposed(support, 9_000);
    const { balance } = await client.ask(userInfo);
    const [row] = await listed(finance, playerId);
    expect(row).toMatchObject({ id: proposalId, state: 'open', gems: 9_000, whyNot: null });
    expect((await support.client.refused(proposeAdjustment, { body })).errCode).toBe(746);
    const hash = row?.hash ?? '';
    const wrong = { proposalId, hash, password: 'another password' };
    expect((await finance.client.refused(approveAdjustment, { body: wrong })).errCode).toBe(640);
    const stale = { proposalId, hash: 'f'.repeat(64), ...proof(finance, 30_000) };
    expect((await finance.client.refused(approveAdjustment, { body: stale })).errCode).toBe(750);
    const done = await owner.client.ask(approveAdjustment, {
      body: { proposalId, hash, ...proof(owner, 30_000) },
    });
    expect(done.balance).toBe(balance + 9_000);
    expect((await listed(finance, playerId))[0]).toMatchObject({
      state: 'approved',
      whyNot: 'proposal-ended',
    });
  });

  it('is withdrawn by its author or refused by another operator, once', async () => {
    const { proposalId } = await proposed(support, 8_000);
    await support.client.ask(dropAdjustment, { body: { proposalId } });
    const again = await finance.client.refused(dropAdjustment, { body: { proposalId } });
    expect(again.errCode).toBe(748);
    const unknown = { proposalId: '0'.repeat(16) };
    expect((await finance.client.refused(dropAdjustment, { body: unknown })).errCode).toBe(747);
  });

  it('is not approved by its author in pairs mode', async () => {
    const { game } = shop().serving().service;
    const author = await newOperator(shop());
    await game.act(setApprovalMode, {
      streams: game.streams.operators,
      stream: OPERATORS_STREAM,
      commandId: 'pairs',
      input: { mode: 'pairs' },
      context: (moment) => ({ ...moment, by: undefined }),
    });
    const { playerId, proposalId } = await proposed(author, 7_000);
    const [row] = await listed(author, playerId);
    expect(row?.whyNot).toBe('own-proposal');
    const body = { proposalId, hash: row?.hash ?? '', ...proof(author, 30_000) };
    expect((await author.client.refused(approveAdjustment, { body })).errCode).toBe(751);
    const [seen] = await listed(finance, playerId);
    expect(seen?.whyNot).toBe('on-probation');
  });
});

describe("a player's file", () => {
  it('is found by id, displayed name, part of the phone number, and device', async () => {
    const { client, playerId, phone } = await someone();
    const { name } = await client.ask(userInfo, { headers: { language: 'EN' } });
    await shop().settled();
    const ids = async (by: Operator, filter: object) =>
      (await rowsOf<{ id: string }>(by.client, 'players', filter)).map(({ id }) => id);
    expect(await ids(support, { q: name })).toContain(playerId);
    expect(await ids(support, { phone: phone.slice(4) })).toContain(playerId);
    expect(await ids(support, { phone: phone.slice(2, 9) })).toContain(playerId);
    expect(await ids(support, { phone: '000' })).toEqual([]);
    const { text } = await support.client.send('GET', `/admin/api/players/${playerId}`);
    const { device }: { device: string } = JSON.parse(text);
    expect(await ids(support, { device })).toContain(playerId);
    const { status } = await listOf(finance.client, 'players', {
      filter: JSON.stringify({ phone: phone.slice(4) }),
    });
    expect(status).toBe(403);
  });

  it('shows a whole phone number only to permitted roles, for a reason that is recorded', async () => {
    const { playerId, phone } = await someone();
    const body = { playerId, reason: 'contact' } as const;
    expect((await auditor.client.refused(unmaskPlayer, { body })).code).toBe(403);
    expect(await support.client.ask(unmaskPlayer, { body })).toEqual({ phone });
    const trail = await rowsOf<{ name: string; what: string }>(owner.client, 'trail', {
      kind: 'player-unmasked',
    });
    expect(trail).toContainEqual(
      expect.objectContaining({ name: support.name, what: `${playerId}: contact` }),
    );
    const masked = await support.client.send('GET', `/admin/api/players/${playerId}`);
    expect(masked.text).not.toContain(phone);
  });

  it('holds notes with any text, readable by operators only', async () => {
    const { playerId } = await someone();
    await support.client.ask(writePlayerNote, { body: { playerId, text: SCRIPT } });
    expect(await auditor.client.ask(playerNotes, { query: { playerId } })).toMatchObject([
      { text: SCRIPT, author: support.name },
    ]);
    const refused = await auditor.client.refused(writePlayerNote, { body: { playerId, text: 'x' } });
    expect(refused.code).toBe(403);
    const { accounts } = shop().serving().service;
    const rows = accounts.prepare<[], { sealed: Buffer }>('SELECT sealed FROM player_note').all();
    expect(rows.some(({ sealed }) => sealed.includes('script'))).toBe(false);
  });

  it('lists sessions, and ends one or all', async () => {
    const { client, playerId } = await someone();
    const [session] = await support.client.ask(playerSessions, { query: { playerId } });
    const end = (id: string | null) => ({ body: { playerId, id } });
    expect((await auditor.client.refused(endPlayerSessions, end(null))).code).toBe(403);
    expect((await support.client.refused(endPlayerSessions, end('0'.repeat(16)))).code).toBe(404);
    await support.client.ask(endPlayerSessions, end(session?.id ?? ''));
    expect((await client.refused(userInfo)).code).toBe(401);
    expect(await support.client.ask(playerSessions, { query: { playerId } })).toEqual([]);
  });

  it('shows the state at any past time, out of the log', async () => {
    const player = await someone();
    const { playerId } = player;
    const { service } = shop().serving();
    const before = service.game.clock();
    const { balance } = await player.client.ask(userInfo);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await openSome(player, CHEAP.id, 2);
    const at = (time: number) => support.client.ask(playerMoment, { query: { playerId, at: time } });
    expect(await at(before)).toMatchObject({ balance, bagCount: 0, items: [] });
    const now = await at(service.game.clock() + DAY_MS);
    expect(now).toMatchObject({ bagCount: 2 });
    expect(now.balance).toBe((await player.client.ask(userInfo)).balance);
    expect(await at(0)).toMatchObject({ version: 0, newest: null, balance: 0 });
    const nobody = { playerId: 'nobody00', at: 0 };
    expect((await support.client.refused(playerMoment, { query: nobody })).errCode).toBe(740);
  });

  it('has a timeline that is filtered by types and dates, and paged', async () => {
    const player = await someone();
    const { playerId } = player;
    await openSome(player, CHEAP.id, 3);
    const asked = { playerId, types: ['BoxOpened', 'WalletPosted'] };
    const all = await rowsOf<{ id: string; type: string }>(support.client, 'events', asked, {
      sort: '["version","DESC"]',
    });
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(asked.types));
    const first = await listOf(support.client, 'events', {
      filter: JSON.stringify(asked),
      sort: '["version","DESC"]',
      range: '[0,1]',
    });
    const next = await rowsOf<{ id: string }>(support.client, 'events', asked, {
      sort: '["version","DESC"]',
      range: '[0,1]',
      after: first.next ?? '',
    });
    expect(next.map(({ id }) => id)).toEqual(all.slice(2, 4).map(({ id }) => id));
    expect(await rowsOf(support.client, 'events', { playerId, to: 1 })).toEqual([]);
    const since = await rowsOf(support.client, 'events', { playerId, from: Date.now() - DAY_MS });
    expect(since.length).toBeGreaterThan(4);
  });

  it('is exported as a whole for the player, which is recorded', async () => {
    const { playerId, phone } = await someone();
    await support.client.ask(writePlayerNote, { body: { playerId, text: SCRIPT } });
    const body = { playerId, reason: 'request' } as const;
    expect((await auditor.client.refused(exportPlayer, { body })).code).toBe(403);
    const data = await support.client.ask(exportPlayer, { body });
    expect(data).toMatchObject({ playerId, person: { phone }, notes: [{ text: SCRIPT }] });
    expect(data.events[0]).toMatchObject({ type: 'PlayerRegistered', version: 1 });
    expect(JSON.stringify(data)).not.toContain('$scrypt');
    const trail = await rowsOf<{ what: string }>(owner.client, 'trail', {
      kind: 'player-exported',
    });
    expect(trail.map(({ what }) => what)).toContain(`${playerId}: request`);
  });

  it('has no index with personal data in plain text', async () => {
    const { phone } = await someone();
    const { accounts } = shop().serving().service;
    const tables = accounts
      .prepare<[], { name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
      .all();
    for (const { name } of tables)
      for (const row of accounts.prepare<[], object>(`SELECT * FROM "${name}"`).all())
        for (const value of Object.values(row))
          expect(String(value).includes(phone.slice(-6)) && name.startsWith('person')).toBe(false);
  });
});

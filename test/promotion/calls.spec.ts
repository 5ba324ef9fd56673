import { userInfo } from '@skins/api/accounts/contract';
import { approvePromotion, promotion, promotionLink, proposePromotion } from '@skins/api/promotion/contract';
import { suspendPlayer } from '@skins/api/standing/contract';
import { DAY_MS } from '@skins/engine/kernel';
import { PlayerRegistered } from '@skins/engine/accounts';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { listOf, newOperator, proofOf } from '../admin/operator.ts';
import { type Player, freshPhone, newPlayer } from '../http/player.ts';
import { auditedAfterwards, ownShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { buys, codeOf, freshDevice, idOf, invited, newcomer, plays, settledAs } from './friends.ts';

const LONG = 120_000;
/** The first level's share, in 1/10,000. */
const SHARE = 0.005;

const shop = ownShop([]);
auditedAfterwards(shop);

const rows = Compile(Type.Array(Type.Object({ id: Type.String() })));

/** Returns who invited a player, by the log. */
async function inviterOf(player: Player): Promise<string | null | undefined> {
  const { store } = shop().serving().service;
  const [first] = await store.readStream(`player-${await idOf(player)}`, 1, 1);
  const record: unknown = JSON.parse(first?.record ?? '{}');
  const event = Object(record);
  return PlayerRegistered.is(event) ? event.data.invitedBy : undefined;
}

describe('an invited friend', () => {
  it(
    'brings a share of what was bought and then played, once, after the day',
    async () => {
      const inviter = await newcomer(shop());
      const friend = await invited(shop(), await codeOf(inviter));
      expect(await inviterOf(friend)).toBe(await idOf(inviter));
      // Gems that nobody bought do not count.
      await plays(friend, 1);
      await buys(shop(), friend);
      const spent = await plays(friend, 3);
      const before = (await inviter.client.ask(userInfo)).balance;
      const row = await settledAs(inviter, 'paid');
      // In units, as a product of decimals would be rounded.
      const share = Math.floor((Math.round(spent * 10_000) * 50) / 10_000) / 10_000;
      expect(row).toMatchObject({ counted: spent, paid: share, held: 0 });
      expect((await inviter.client.ask(userInfo)).balance).toBeCloseTo(before + share, 4);
      const { mine } = await inviter.client.ask(promotion);
      expect(mine).toMatchObject({ friends: 1, playing: 1, counted: spent, paid: share, level: 1 });
      // The next day begins at nothing.
      letPass(DAY_MS);
      expect((await inviter.client.ask(userInfo)).balance).toBeCloseTo(before + share, 4);
    },
    LONG,
  );

  it(
    'who has a payer in common with the inviter is held back, until two operators decide',
    async () => {
      const inviter = await newcomer(shop());
      const friend = await invited(shop(), await codeOf(inviter));
      await buys(shop(), inviter, 'same@payer.invalid');
      await buys(shop(), friend, 'same@payer.invalid');
      await plays(friend, 2);
      const before = (await inviter.client.ask(userInfo)).balance;
      const row = await settledAs(inviter, 'held');
      expect(row).toMatchObject({ reason: 'payment', paid: 0 });
      expect(row.held).toBeGreaterThan(0);
      expect((await inviter.client.ask(userInfo)).balance).toBe(before);

      const [finance, owner] = [await newOperator(shop(), 'finance'), await newOperator(shop())];
      const { text } = await listOf(finance.client, 'promotion-shares', {
        filter: JSON.stringify({ state: 'held' }),
      });
      const [share] = rows.Parse(JSON.parse(text));
      const shareId = share?.id ?? '';
      const body = { shareId, verdict: 'released' as const };
      const { proposalId } = await finance.client.ask(proposePromotion, { body });
      expect((await finance.client.refused(proposePromotion, { body })).errCode).toBe(1094);
      await shop().settled();
      const waiting = await listOf(owner.client, 'inbox');
      expect(JSON.parse(waiting.text)).toMatchObject([
        { id: proposalId, kind: 'share', subject: await idOf(inviter), author: finance.name },
      ]);
      const proof = proofOf(owner);
      const stale = { shareId, proposalId, verdict: 'refused' as const, ...proof };
      expect((await owner.client.refused(approvePromotion, { body: stale })).errCode).toBe(1098);
      // No code is accepted twice.
      letPass(60_000);
      const done = await owner.client.ask(approvePromotion, {
        body: { ...body, proposalId, ...proofOf(owner) },
      });
      expect(done.gems).toBe(row.held);
      expect((await inviter.client.ask(userInfo)).balance).toBeCloseTo(before + row.held, 4);
      expect((await finance.client.refused(proposePromotion, { body })).errCode).toBe(1093);
    },
    LONG,
  );
});

describe('a poster', () => {
  it('names the inviter, masked, and whether it is the own one', async () => {
    const inviter = await newcomer(shop());
    const poster = await codeOf(inviter);
    const seen = await shop().client().ask(promotionLink, { query: { poster } });
    expect(seen).toMatchObject({ share: SHARE, own: false });
    expect(seen.name).not.toContain(await idOf(inviter));
    expect(await inviter.client.ask(promotionLink, { query: { poster } })).toMatchObject({ own: true });
  });

  it.each(['0000000000', "' OR 1=1", '<script>', '../../x'])(
    'of nobody, %j, is refused and binds nobody',
    async (poster) => {
      const refused = await shop().client().refused(promotionLink, { query: { poster } });
      expect(refused.errCode).toBe(1090);
      const friend = await invited(shop(), poster.replace(/[^0-9A-Za-z]/g, '') || 'X');
      expect(await inviterOf(friend)).toBeNull();
    },
  );

  it('on the device of the inviter binds nobody', async () => {
    const device = freshDevice();
    const inviter = await newPlayer(shop().client(), freshPhone(), device);
    const second = await invited(shop(), await codeOf(inviter), device);
    expect(await inviterOf(second)).toBeNull();
  });

  it('of a suspended player is refused and binds nobody', async () => {
    const inviter = await newcomer(shop());
    const poster = await codeOf(inviter);
    const playerId = await idOf(inviter);
    const owner = await newOperator(shop());
    await owner.client.ask(suspendPlayer, { body: { playerId, reason: 'rules-broken', until: null } });
    expect((await shop().client().refused(promotionLink, { query: { poster } })).errCode).toBe(1091);
    expect(await inviterOf(await invited(shop(), poster))).toBeNull();
  });
});

it('tells a visitor the levels in force, each below the smallest edge', async () => {
  const { levels, smallestEdge, mine } = await shop().client().ask(promotion);
  expect(mine).toBeNull();
  expect(levels.map(({ share }) => share)).toEqual([0.005, 0.008, 0.01, 0.012, 0.015]);
  expect(Math.max(...levels.map(({ share }) => share))).toBeLessThan(smallestEdge ?? 0);
});

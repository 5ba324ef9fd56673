import { userInfo } from '@skins/api/accounts/contract';
import { boxDetails, openBox } from '@skins/api/boxes/contract';
import { homeInfo, webInfo } from '@skins/api/home/contract';
import { approveResume, dropResume, games, proposeResume, stopGame } from '@skins/api/stops/contract';

import { beforeAll, describe, expect, it } from 'vitest';
import { totpCode } from '../../api/src/slices/operators/second-factor.ts';
import { refusalOf } from '../http/client.ts';
import { type Player, holdings, newPlayer, openSome } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { shopTime } from '../http/test-time.ts';
import { type Operator, listOf, newOperator } from './operator.ts';

const shop = ownShop([CHEAP]);

const STOP = { game: 'boxes', reason: 'results' } as const;
const STOPPED = 680;

let owner: Operator;
let support: Operator;
let player: Player;

beforeAll(async () => {
  owner = await newOperator(shop());
  support = await newOperator(shop(), 'support');
  player = await newPlayer(shop().client());
});

async function stateOf(client = shop().client()): Promise<string | undefined> {
  const all = await client.ask(games);
  return all.find(({ game }) => game === 'boxes')?.state;
}

const proofOf = ({ password }: Operator) => ({ password });

/** Returns an unused code of the authenticator app. @param late in milliseconds */
const codeIn = ({ totpSecret }: Operator, late: number) => totpCode(totpSecret, shopTime() + late);

describe('an emergency stop', () => {
  it('refuses a play at once, charges nothing, and says so in the player’s language', async () => {
    await openSome(player, CHEAP.id, 1);
    const { versionHash } = await player.client.ask(boxDetails, { query: { boxId: CHEAP.id } });
    const before = await holdings(player);
    expect(await support.client.ask(stopGame, { body: STOP })).toEqual({ stopped: true });

    const body = { boxId: CHEAP.id, count: 1, versionHash };
    const refused = await player.client.refused(openBox, { body });
    expect(refused).toMatchObject({ code: 409, errCode: STOPPED });
    const chinese = await player.client.with({ language: 'ZH' }).refused(openBox, { body });
    expect(chinese.errMsg).toBe('该游戏已紧急停止，没有扣款，恢复后再来');
    expect(await holdings(player)).toEqual(before);
  });

  it('is public at once', async () => {
    expect(await stateOf()).toBe('stopped');
    expect(await shop().client().ask(webInfo)).toMatchObject({
      closedGames: [
        { game: 'boxes', state: 'stopped' },
        // Its openings are openings of boxes.
        { game: 'moonbox', state: 'stopped' },
      ],
    });
  });

  it('leaves wins, lists and other games alone', async () => {
    expect(await player.client.ask(userInfo)).toMatchObject({ bagCount: 1 });
    expect((await player.client.ask(homeInfo)).boxNewList.length).toBeGreaterThan(0);
  });

  it('is a no-op on repeat, and refuses an unknown game', async () => {
    expect(await owner.client.ask(stopGame, { body: STOP })).toEqual({ stopped: false });
    const chess = { ...STOP, game: 'chess' };
    expect(await owner.client.refused(stopGame, { body: chess })).toMatchObject({ errCode: 682 });
  });

  it('is refused to roles without the right', async () => {
    const { client } = await newOperator(shop(), 'content');
    expect(await client.refused(stopGame, { body: STOP })).toMatchObject({ code: 403, errCode: 644 });
  });

  it('shows operators its author and reason', async () => {
    const { text } = await listOf(owner.client, 'games');
    const rows: unknown[] = JSON.parse(text);
    expect(rows).toContainEqual(
      expect.objectContaining({
        id: 'boxes',
        state: 'stopped',
        reason: 'results',
        by: support.name,
        resume: null,
      }),
    );
  });
});

describe('resuming a game', () => {
  it('is proposed once, withdrawn, and proposed again', async () => {
    const { proposalId } = await support.client.ask(proposeResume, { body: { game: 'boxes' } });
    expect(await owner.client.refused(proposeResume, { body: { game: 'boxes' } })).toMatchObject({
      errCode: 684,
    });
    await support.client.ask(dropResume, { body: { proposalId } });
    expect(await owner.client.refused(dropResume, { body: { proposalId } })).toMatchObject({
      errCode: 686,
    });
    expect(await stateOf()).toBe('stopped');
  });

  it('is approved with the right and a proof', async () => {
    const { proposalId } = await support.client.ask(proposeResume, { body: { game: 'boxes' } });
    const body = { game: 'boxes', proposalId };
    expect(
      refusalOf(await support.client.call(approveResume, { body: { ...body, ...proofOf(support) } })),
    ).toMatchObject({ errCode: 644 });
    expect(await owner.client.refused(approveResume, { body })).toMatchObject({ code: 403 });
    expect(await stateOf()).toBe('stopped');
  });

  it('lets players play as soon as it is approved', async () => {
    const { text } = await listOf(owner.client, 'games');
    const rows: { id: string; resume: { proposalId: string } | null }[] = JSON.parse(text);
    const row = rows.find(({ id }) => id === 'boxes');
    const totp = codeIn(owner, 30_000);
    const body = {
      game: 'boxes',
      proposalId: row?.resume?.proposalId ?? '',
      password: owner.password,
      totp,
    };
    await owner.client.ask(approveResume, { body });
    expect(await stateOf()).toBe('open');
    await openSome(player, CHEAP.id, 1);
    // A recent proof counts for the session.
    const { password: _password, totp: _totp, ...again } = body;
    expect(await owner.client.refused(approveResume, { body: again })).toMatchObject({ errCode: 686 });
  });
});

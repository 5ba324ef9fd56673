import { randomUUID } from 'node:crypto';
import { playerStream } from '@skins/engine/accounts';
import { newAudit } from '@skins/engine/audit';
import { type Command, type Moment, accepted } from '@skins/engine/kernel';
import type { Player } from '@skins/engine/shop';
import { post } from '@skins/engine/wallet';
import type { Game } from '@skins/api/foundation/game';
import { TooManyConflicts } from '@skins/api/foundation/runtime';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { START } from '@skins/api/foundation/store';
import { describe, expect, it } from 'vitest';
import { DEAR } from '../http/test-catalogue.ts';
import type { Faults } from '../flows/faulty-store.ts';
import { type FailingShop, failingShop } from './failing-shop.ts';
import { type Answer, type Sent, send } from './sends.ts';

const SLOW: Faults = { conflicts: 0, lostBefore: 0, lostAfter: 0, failedReads: 0, turnsMax: 3 };
/** What a player of the failing shop can pay for. */
const AFFORDABLE = 5;
const PRESSES = 50;
const EVERYTHING = 100_000;

const versionHashOf = ({ boxes }: FailingShop) =>
  boxes.find(({ odds }) => odds.boxId === DEAR.id)?.versionHash ?? '';

const opening = (shop: FailingShop, playerId: string): Sent => ({
  playerId,
  key: randomUUID(),
  wish: { command: 'open-box', input: { boxId: DEAR.id, count: 1, versionHash: versionHashOf(shop) } },
});

/** Sends until there is an answer: a stream that others keep changing is given up after some attempts. */
async function sendUntilAnswered(game: Game, sent: Sent): Promise<Answer> {
  for (;;)
    try {
      return await send(game, sent);
    } catch (error) {
      if (!(error instanceof TooManyConflicts)) throw error;
    }
}

/** Gives money, as no call does yet. */
const topUp: Command<Player, number, Moment, never, undefined> = {
  name: 'test-top-up',
  decide({ wallet }, amount, { at }) {
    const posted = post(wallet, 'demo-grant', at, { from: 'mint', to: 'player', amount });
    return posted === undefined ? accepted() : accepted(posted);
  },
  reply: () => undefined,
};

describe('two runtimes over one store', () => {
  it('sell fifty presses of one player only what the gems pay for', async () => {
    const shop = await failingShop(7, 2, SLOW);
    const [playerId = ''] = shop.players;
    shop.rage(true);
    const sent = Array.from({ length: PRESSES }, () => opening(shop, playerId));
    const answers = await Promise.all(
      sent.map((one, n) => sendUntilAnswered(shop.games[n % 2] ?? expect.unreachable(), one)),
    );
    const count = (kind: Answer['kind']) => answers.filter((answer) => answer.kind === kind).length;
    expect([count('done'), count('refused')]).toEqual([AFFORDABLE, PRESSES - AFFORDABLE]);

    const audit = newAudit({ hash: nativeSha256 });
    for (const { record } of await shop.truth.readAll(START, EVERYTHING)) audit.next(record);
    expect(audit.finish()).toMatchObject({ divergence: undefined, summary: { plays: AFFORDABLE } });
  });

  it('refuse nobody for want of gems that came through the other one', async () => {
    const shop = await failingShop(8, 2, SLOW);
    const [here, there] = shop.games;
    const [playerId = ''] = shop.players;
    if (here === undefined || there === undefined) throw new Error('two runtimes were asked for');
    for (let n = 0; n < AFFORDABLE; n += 1) await send(here, opening(shop, playerId));
    expect(await send(here, opening(shop, playerId))).toMatchObject({ kind: 'refused' });
    await there.runtime.execute({
      command: topUp,
      streams: there.streams.player,
      stream: playerStream(playerId),
      commandId: randomUUID(),
      input: 6_000_000,
      actor: 'system',
      context: (moment) => moment,
    });
    expect(await send(here, opening(shop, playerId))).toMatchObject({ kind: 'done', reply: { balance: 0 } });
  });
});

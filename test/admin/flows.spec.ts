import type { FlowRow, NodeRow } from '@skins/api/health/resources';
import { pauseFlow, resumeFlow, retryFlow } from '@skins/api/health/contract';
import type { SecurityEventRow } from '@skins/api/security/resources';
import { ORDER_MS, SILENCE_MS } from '@skins/engine/payments';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectRefusedInEveryLanguage } from '../http/messages.ts';
import { type Player, newPlayer } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { letPass, shopTime } from '../http/test-time.ts';
import { order, reaches, sessionOf, stateOf } from '../payments/buying.ts';
import { type Operator, listOf, newOperator } from './operator.ts';

const shop = ownShop([]);
/** Time after which an open order is overdue by more than ten minutes, in milliseconds. */
const OVERDUE_MS = ORDER_MS + SILENCE_MS + 600_000 + 1_000;

let owner: Operator;
let support: Operator;
let player: Player;

beforeAll(async () => {
  owner = await newOperator(shop());
  support = await newOperator(shop(), 'support');
  player = await newPlayer(shop().client());
});

async function rowsOf<Row>(resource: string, query = {}): Promise<readonly Row[]> {
  const { status, text } = await listOf(owner.client, resource, query);
  expect(status).toBe(200);
  return JSON.parse(text);
}

/** Returns what the trail has of an operator's orders on flows, the newest first. */
async function ordersOf({ name }: Operator) {
  const filter = JSON.stringify({ name });
  const noted = await rowsOf<SecurityEventRow>('trail', { filter, sort: '["id","DESC"]', range: '[0,99]' });
  return noted.flatMap(({ kind, what, address }) =>
    kind.startsWith('flow-') ? [[kind, what, address]] : [],
  );
}

/** Begins a flow. @returns its order, and its place once operators find it */
async function begun() {
  const { orderId } = await order(player);
  await sessionOf(shop(), { orderId });
  await shop().settled();
  return { orderId, id: `payment-${orderId}#1` };
}

describe('the flows', () => {
  it('are paused until an operator resumes them; the list says since when and by whom', async () => {
    const { orderId, id } = await begun();
    expect(await rowsOf<FlowRow>('flows')).toEqual([]);
    const since = shopTime();
    await support.client.ask(pauseFlow, { body: { id } });
    letPass(ORDER_MS + 1_000);
    const [row] = await rowsOf<FlowRow>('flows');
    expect(row).toMatchObject({ id, state: 'paused', paused: { by: support.name }, remedies: ['resume'] });
    expect(row?.paused?.since).toBeGreaterThanOrEqual(since);
    expect((await stateOf(player, orderId)).state).not.toBe('expired');

    await owner.client.ask(resumeFlow, { body: { id } });
    await reaches(player, orderId, 'expired');
    await expect.poll(() => rowsOf<FlowRow>('flows')).toEqual([]);
  });

  it('are retried at once, which stands in the trail', async () => {
    const { orderId, id } = await begun();
    letPass(OVERDUE_MS);
    // The former sessions are over.
    owner = await newOperator(shop());
    support = await newOperator(shop(), 'support');
    expect(await rowsOf<FlowRow>('flows')).toMatchObject([{ id, state: 'overdue', paused: null }]);
    await support.client.ask(retryFlow, { body: { id } });
    await reaches(player, orderId, 'expired');
    expect(await ordersOf(support)).toEqual([['flow-retried', id, '127.0.0.1']]);
  });

  it('refuse what their state does not offer, and are found only while they are open', async () => {
    const { id } = await begun();
    for (const call of [resumeFlow, retryFlow])
      expect(await owner.client.refused(call, { body: { id } })).toMatchObject({ code: 409, errCode: 1117 });
    await owner.client.ask(pauseFlow, { body: { id } });
    await expectRefusedInEveryLanguage(owner.client, (client) => client.call(pauseFlow, { body: { id } }), {
      code: 409,
      errCode: 1117,
      ZH: '该流程的状态已改变，请刷新页面',
      EN: 'This flow is in another state by now: load the page again',
      RU: 'Состояние процесса изменилось: обновите страницу',
      VN: 'Luồng này đã ở trạng thái khác: hãy tải lại trang',
    });
    await owner.client.ask(resumeFlow, { body: { id } });
    for (const unknown of ['payment-none#1', 'none', '', '#', "'"])
      expect(await owner.client.refused(pauseFlow, { body: { id: unknown } })).toMatchObject({
        code: 404,
        errCode: 1116,
      });
  });

  it('are led by roles with the right, and each order stands in the trail', async () => {
    const { id } = await begun();
    for (const role of ['content', 'auditor'] as const) {
      const { client } = await newOperator(shop(), role);
      expect(await client.refused(pauseFlow, { body: { id } })).toMatchObject({ code: 403, errCode: 644 });
    }
    await support.client.ask(pauseFlow, { body: { id } });
    await support.client.ask(resumeFlow, { body: { id } });
    expect((await ordersOf(support)).slice(0, 2)).toEqual([
      ['flow-resumed', id, '127.0.0.1'],
      ['flow-paused', id, '127.0.0.1'],
    ]);
  });
});

it('a shop of one server lists no nodes', async () => {
  expect(await rowsOf<NodeRow>('nodes')).toEqual([]);
});

import { describe, expect, it, vi } from 'vitest';
import { newPlayer } from '../http/player.ts';
import { sharedShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { order, providerOf, reaches, sessionOf } from './buying.ts';

const shop = sharedShop([]);
const TIMES = 40;
/** Longer than what was asked is known. */
const LATER_MS = 60_000;

const opened = (orderId: string) =>
  fetch(`${shop().serving().address}/api/pay/creat/code/${orderId}`, { redirect: 'manual' });

describe('the address of an order’s code', () => {
  it('asks the provider once for all who open it at once, and shortly after, whoever they are', async () => {
    const { orderId } = await order(await newPlayer(shop().client()));
    letPass(LATER_MS);
    const asked = vi.spyOn(shop().serving().service.desks.payments.desk.provider, 'find');
    try {
      const answers = await Promise.all(Array.from({ length: TIMES }, () => opened(orderId)));
      answers.push(await opened(orderId));
      expect(new Set(answers.map(({ headers }) => headers.get('location')))).toHaveLength(1);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
      expect(asked).toHaveBeenCalledTimes(1);
      letPass(LATER_MS);
      await opened(orderId);
      expect(asked).toHaveBeenCalledTimes(2);
    } finally {
      asked.mockRestore();
    }
  });

  it('says that the provider does not answer where it does not, and leads there once it does', async () => {
    const { orderId } = await order(await newPlayer(shop().client()));
    letPass(LATER_MS);
    const asked = vi
      .spyOn(shop().serving().service.desks.payments.desk.provider, 'find')
      .mockRejectedValue(new Error('nobody there'));
    try {
      const answer = await opened(orderId);
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ errCode: 795 });
    } finally {
      asked.mockRestore();
    }
    letPass(LATER_MS);
    expect((await opened(orderId)).status).toBe(303);
  });

  it('leads nowhere any more once it was paid, however lately it was asked for', async () => {
    const player = await newPlayer(shop().client());
    const { orderId } = await order(player);
    providerOf(shop()).act(await sessionOf(shop(), { orderId }), 'pay');
    await reaches(player, orderId, 'paid', true);
    expect((await opened(orderId)).status).toBe(404);
  });
});

import { expect, it } from 'vitest';
import { PaymentNotes, paymentTables } from '../../api/src/slices/payments/payment-notes.ts';
import { DeliveryNotes, deliveryTables } from '../../api/src/slices/retrievals/delivery-notes.ts';
import { overBoth } from '../tables/databases.ts';

const callback = (time: number) => ({ time, reference: 'p-1', said: 'paid', verdict: `noted ${time}` });

overBoth('notes about a provider', [...paymentTables, ...deliveryTables], ({ tables, stored }) => {
  it('keep when a difference was first found, until it is settled', async () => {
    const notes = new PaymentNotes(tables());
    const found = { reference: 'p-1', subject: 'order', what: 'mismatch', time: 5 } as const;

    expect(await notes.found(found)).toBe(5);
    expect(await notes.found({ ...found, what: 'refund-failed', time: 9 })).toBe(5);
    await notes.found({ ...found, reference: 'p-2', time: 7 });
    expect(await notes.findings()).toEqual([
      { ...found, reference: 'p-2', time: 7 },
      { ...found, what: 'refund-failed' },
    ]);
    await notes.settled('p-1');
    expect((await notes.findings()).map(({ reference }) => reference)).toEqual(['p-2']);
  });

  it('keep the last comparison, each provider its own', async () => {
    const [payments, deliveries] = [new PaymentNotes(tables()), new DeliveryNotes(tables())];
    expect(await payments.lastMatching()).toBeUndefined();
    await payments.matched({ time: 1, count: 3 });
    await payments.matched({ time: 2, count: 4 });
    await deliveries.matched({ time: 3, count: 1 });

    expect(await payments.lastMatching()).toEqual({ time: 2, count: 4 });
    expect(await deliveries.lastMatching()).toEqual({ time: 3, count: 1 });
    expect(await deliveries.findings()).toEqual([]);
  });

  it('return the callbacks of an order, the newest first', async () => {
    const notes = new PaymentNotes(tables());
    for (const time of [1, 2, 3]) await notes.came('a', callback(time));
    await notes.came('b', callback(4));

    expect((await notes.callbacksOf('a')).map(({ verdict }) => verdict)).toEqual([
      'noted 3',
      'noted 2',
      'noted 1',
    ]);
  });

  it('delete the oldest callbacks', async () => {
    const notes = new PaymentNotes(tables(), { kept: 10, prunedEvery: 4 });
    for (let time = 0; time < 21; time += 1) await notes.came('a', callback(time));

    expect(await stored('payment_callback')).toHaveLength(10);
    expect((await notes.callbacksOf('a'))[0]).toMatchObject({ time: 20 });
  });
});

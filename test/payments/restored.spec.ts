import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userInfo } from '@skins/api/accounts/contract';
import { serve } from '@skins/api';
import { createGame, heldUntilMatched, openEpoch } from '@skins/api/foundation/game';
import { MasterSecret, nativeSha256 } from '@skins/api/foundation/secrets';
import { START, createMemoryStore } from '@skins/api/foundation/store';
import { newAudit } from '@skins/engine/audit';
import { matchProviderList, providerStream } from '@skins/engine/payments';
import { deliveryStream, matchDeliveryList } from '@skins/engine/retrievals';
import { afterEach, expect, it } from 'vitest';
import { login } from '@skins/api/accounts/contract';
import { PASSWORD, newPlayer } from '../http/player.ts';
import { Client } from '../http/client.ts';
import { TEST_TIME } from '../http/test-time.ts';
import { order, reaches, sessionOf } from './buying.ts';
import { until } from './until.ts';

let closing = new AsyncDisposableStack();
afterEach(async () => {
  await closing.disposeAsync();
  closing = new AsyncDisposableStack();
});

const SECRET = new MasterSecret('0b'.repeat(32));

// Nobody's list is not an empty one: whoever took the money is asked later.
it('after the log was put back in a shop that asks nobody, all waits until somebody is asked', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skins-pay-nobody-'));
  closing.defer(() => rm(folder, { recursive: true, force: true }));
  const open = (environment: NodeJS.ProcessEnv, said: 'restored' | 'nothing' = 'nothing') =>
    serve({
      folder: join(folder, 'shop'),
      host: '127.0.0.1',
      port: 0,
      environment: { ...environment, SKINS_LOG: 'silent', XDG_STATE_HOME: join(folder, 'state') },
      time: TEST_TIME,
      said,
    });
  await (await open({})).close();

  const off = await open({ SKINS_PAYMENTS: 'off', SKINS_DELIVERIES: 'off' }, 'restored');
  const { payments, retrievals } = off.service.desks;
  await expect(payments.reconciliation.run()).rejects.toThrow('no provider of payments');
  await expect(retrievals.matching.run()).rejects.toThrow('no provider of deliveries');
  expect([payments.creditsHeld(), retrievals.desk.held()]).toEqual([true, true]);
  await off.close();

  const asking = await open({});
  closing.defer(() => asking.close());
  await until(
    async () => !asking.service.desks.payments.creditsHeld() && !asking.service.desks.retrievals.desk.held(),
  );
});

it('after the log was put back, the list of another provider than the one that is asked releases nothing', async () => {
  const store = createMemoryStore();
  const before = await createGame({ store, secret: SECRET, clock: () => Date.UTC(2027, 0, 1) });
  await openEpoch(before, 'restored');
  const list = { epoch: 2, unknown: 0 };
  const told = { commandId: 'matched:2', actor: 'provider:local', context: () => ({ epoch: 2 }) };
  const { runtime, streams } = before;
  const payments = { ...told, streams: streams.provider, stream: 'provider-local' };
  await runtime.execute({ command: matchProviderList, ...payments, input: { ...list, payments: 0 } });
  const deliveries = { ...told, streams: streams.delivery, stream: 'delivery-local' };
  await runtime.execute({ command: matchDeliveryList, ...deliveries, input: { ...list, offers: 0 } });

  const heldBy = async (provider: string, sender: string) => {
    const credits = await heldUntilMatched(before, streams.provider, providerStream(provider));
    const items = await heldUntilMatched(before, streams.delivery, deliveryStream(sender));
    return [credits(), items()];
  };
  expect(await heldBy('local', 'local')).toEqual([false, false]);
  expect(await heldBy('stripe', 'local')).toEqual([true, false]);
  expect(await heldBy('local', 'cs2dt')).toEqual([false, true]);
});

// What was paid since the copy was made, the copy knows nothing of: the provider does.
it('after the log was put back, credits wait until the provider’s list is matched', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skins-pay-restored-'));
  closing.defer(() => rm(folder, { recursive: true, force: true }));
  const shop = join(folder, 'shop');
  const copy = join(folder, 'copy');
  const environment = { SKINS_LOG: 'silent', SKINS_RATE_LIMIT: 'off', XDG_STATE_HOME: join(folder, 'state') };
  const open = (said?: 'restored') =>
    serve({
      folder: shop,
      host: '127.0.0.1',
      port: 0,
      environment,
      time: TEST_TIME,
      ...(said !== undefined && { said }),
    });

  let serving = await open();
  const shopOf = () => ({ serving: () => serving });
  const player = await newPlayer(new Client(serving.address));
  const { orderId } = await order(player);
  const reference = await sessionOf(shopOf(), { orderId });
  await serving.close();
  await cp(shop, copy, { recursive: true });

  serving = await open();
  const back = { ...player, client: new Client(serving.address).with({ token: player.token }) };
  serving.service.desks.payments.local?.act(reference, 'pay');
  await reaches(back, orderId, 'paid', true);
  const { balance } = await back.client.ask(userInfo);
  await serving.close();

  // The shop is put back; what its provider remembers is not.
  const provider = join(shop, 'local-provider.sqlite');
  await cp(provider, join(folder, 'provider.sqlite'));
  await rm(shop, { recursive: true });
  await cp(copy, shop, { recursive: true });
  await cp(join(folder, 'provider.sqlite'), provider);
  for (const end of ['-wal', '-shm']) await rm(`${provider}${end}`, { force: true });

  serving = await open('restored');
  closing.defer(() => serving.close());
  const again = new Client(serving.address);
  const { token } = await again.ask(login, { body: { phone: player.phone, password: PASSWORD } });
  const restored = { ...player, client: again.with({ token }) };
  await reaches(restored, orderId, 'paid', true);
  await until(async () => !serving.service.desks.payments.creditsHeld());
  expect((await restored.client.ask(userInfo)).balance).toBe(balance);

  const records = await serving.service.store.readAll(START, 100_000);
  const types = records.map(({ record }): string => JSON.parse(record).type);
  expect(types.indexOf('ProviderListMatched')).toBeGreaterThan(types.indexOf('EpochOpened'));
  expect(types.indexOf('TopUpCredited')).toBeGreaterThan(types.indexOf('ProviderListMatched'));
  const audit = newAudit({ hash: nativeSha256 });
  for (const { record } of records) audit.next(record);
  expect(audit.finish().divergence).toBeUndefined();
});

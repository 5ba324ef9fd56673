import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userInfo } from '@skins/api/accounts/contract';
import { serve } from '@skins/api';
import { nativeSha256 } from '@skins/api/secrets';
import { START } from '@skins/api/store';
import { newAudit } from '@skins/engine/audit';
import { afterEach, expect, it } from 'vitest';
import { login } from '@skins/api/accounts/contract';
import { PASSWORD, newPlayer } from '../http/player.ts';
import { Client } from '../http/client.ts';
import { TEST_TIME } from '../http/test-time.ts';
import { order, reaches, sessionOf } from './buying.ts';
import { until } from './until.ts';

const closing = new AsyncDisposableStack();
afterEach(() => closing.disposeAsync());

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
  serving.localProvider?.act(reference, 'pay');
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
  await until(async () => !serving.service.game.creditsHeld());
  expect((await restored.client.ask(userInfo)).balance).toBe(balance);

  const records = await serving.service.store.readAll(START, 100_000);
  const types = records.map(({ record }): string => JSON.parse(record).type);
  expect(types.indexOf('ProviderListMatched')).toBeGreaterThan(types.indexOf('EpochOpened'));
  expect(types.indexOf('TopUpCredited')).toBeGreaterThan(types.indexOf('ProviderListMatched'));
  const audit = newAudit({ hash: nativeSha256 });
  for (const { record } of records) audit.next(record);
  expect(audit.finish().divergence).toBeUndefined();
});

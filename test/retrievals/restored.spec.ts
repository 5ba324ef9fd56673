import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@skins/api/accounts/contract';
import { serve } from '@skins/api';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { START } from '@skins/api/foundation/store';
import { newAudit } from '@skins/engine/audit';
import { afterEach, expect, it } from 'vitest';
import { backPack } from '@skins/api/bag/contract';
import { upBindSteamUrl } from '@skins/api/identity/contract';
import { Client } from '../http/client.ts';
import { PASSWORD, newPlayer, openSome } from '../http/player.ts';
import { TEST_TIME } from '../http/test-time.ts';
import { until } from '../payments/until.ts';
import { deliveriesOf, newLink, reaches, take } from './taking.ts';

const closing = new AsyncDisposableStack();
afterEach(() => closing.disposeAsync());

// What was sent since the copy was made, the copy knows nothing of: the provider does.
it('after the log was put back, nothing is offered until the provider’s list is matched, and nothing twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skins-taken-restored-'));
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
  await player.client.ask(upBindSteamUrl, { body: { steamUrl: newLink() } });
  const boxes = [...serving.service.game.catalogue().boxes.values()];
  const [cheapest] = boxes.toSorted((a, b) => a.current.odds.price - b.current.odds.price);
  await openSome(player, cheapest?.boxId ?? '', 1);
  const { records } = await player.client.ask(backPack);
  const item = records[0]?.id ?? '';
  await serving.close();
  await cp(shop, copy, { recursive: true });

  serving = await open();
  const back = { ...player, client: new Client(serving.address).with({ token: player.token }) };
  const [id = ''] = await take(back, item);
  await reaches(back, id, 'offered');
  deliveriesOf(shopOf()).act(id, 'accept');
  await reaches(back, id, 'delivered');
  await serving.close();

  // The shop is put back; what its provider remembers is not.
  const provider = join(shop, 'local-deliveries.sqlite');
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
  const [same = ''] = await take(restored, item);
  expect(same).toBe(id);
  await reaches(restored, id, 'delivered');
  expect(deliveriesOf(shopOf()).ordered).toBe(1);
  await until(async () => !serving.service.desks.retrievals.desk.held());

  const stored = await serving.service.store.readAll(START, 100_000);
  const types = stored.map(({ record }): string => JSON.parse(record).type);
  expect(types.indexOf('WithdrawalOffered')).toBeGreaterThan(types.indexOf('DeliveryListMatched'));
  const audit = newAudit({ hash: nativeSha256 });
  for (const { record } of stored) audit.next(record);
  expect(audit.finish().divergence).toBeUndefined();
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPhone, login } from '@skins/api/accounts/contract';
import { expect, it } from 'vitest';
import { refusalOf } from './client.ts';
import { PASSWORD, freshPhone } from './player.ts';
import { rawRequest } from './raw-request.ts';
import { startShop } from './shop-process.ts';

it('logs each refusal under the id given to its caller, without the caller’s input', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skins-refusals-'));
  const shop = await startShop(folder, {});
  const phone = freshPhone();
  const replies = [
    await shop.client.call(login, { body: { phone, password: PASSWORD } }),
    await shop.client.call(checkPhone, { query: { phone: `${phone}0` } }),
    await shop.client.send('GET', `/api/nothing/${phone}`),
    await rawRequest(shop.client.address, `what is ${phone}\r\n\r\n`),
  ];
  await shop.end('SIGTERM');
  await rm(folder, { recursive: true });

  const lines = shop.output().split('\n');
  const logged = replies.map((reply) => {
    const { requestId, code, errCode } = refusalOf(reply);
    const line: unknown = JSON.parse(lines.find((one) => one.includes(`"reqId":"${requestId}"`)) ?? 'null');
    expect(line).toMatchObject({ level: 30, status: code, errCode });
    return line;
  });
  expect(logged[0]).toMatchObject({ method: 'POST', route: login.path, refusal: 'login-wrong' });
  expect(logged[1]).toMatchObject({ method: 'GET', route: checkPhone.path, refusal: 'phone-malformed' });
  expect(shop.output()).not.toContain(phone);
});

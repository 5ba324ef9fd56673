import { describe, expect, it, onTestFinished } from 'vitest';
import { serveLocalSms } from './local-sms.ts';
import { SmsOutbox } from './sms-outbox.ts';
import { SmsFailed, type SmsProvider } from './sms-provider.ts';
import { TencentSms } from './tencent-sms.ts';

const CREDENTIALS = { secretId: 'local', secretKey: 'local' };
const TIMES = 3;

/** Returns an outbox after some messages, all of which the provider refused. */
async function afterFailures(provider: SmsProvider): Promise<SmsOutbox> {
  let heard = 0;
  const outbox = new SmsOutbox({ provider, clock: () => 1, onTrouble: () => (heard += 1) });
  for (let n = 0; n < TIMES; n += 1)
    outbox.put({ phone: `1990000000${n}`, code: '042137', minutes: 5 }, async () => true);
  // Closing starts no retries, and waits for running sends.
  await outbox.close();
  expect(heard).toBe(TIMES);
  return outbox;
}

describe('SmsOutbox', () => {
  it('stays open if the provider refuses single numbers', async () => {
    const served = await serveLocalSms(CREDENTIALS);
    onTestFinished(() => served.close());
    served.fail('refuses');
    const settings = { ...CREDENTIALS, endpoint: served.endpoint, region: 'local', appId: 'local' };
    const outbox = await afterFailures(new TencentSms({ ...settings, sign: 'Skins', template: 'local' }));
    expect(outbox.open).toBe(true);
  });

  it('reports itself closed after consecutive failures of the provider', async () => {
    const outbox = await afterFailures({ send: () => Promise.reject(new SmsFailed('it is down')) });
    expect(outbox.open).toBe(false);
  });
});

import { describe, expect, it, onTestFinished } from 'vitest';
import { type LocalSms, serveLocalSms } from './local-sms.ts';
import { TencentSms, type TencentSettings } from './tencent-sms.ts';

const CREDENTIALS = { secretId: 'AKID7', secretKey: 'key of the account' };
const MESSAGE = { phone: '13800000000', code: '042137', minutes: 5 };

async function provider(): Promise<LocalSms> {
  const served = await serveLocalSms(CREDENTIALS);
  onTestFinished(() => served.close());
  return served;
}

const settings = ({ endpoint }: LocalSms, other: Partial<TencentSettings> = {}): TencentSettings => ({
  ...CREDENTIALS,
  endpoint,
  region: 'ap-guangzhou',
  appId: '1400006666',
  sign: 'Skins',
  template: '449739',
  ...other,
});

describe('Tencent Cloud SMS', () => {
  it('accepts a correctly signed message', async () => {
    const served = await provider();
    await new TencentSms(settings(served)).send(MESSAGE);

    expect(served.messages()).toMatchObject([{ phone: '13800000000', code: '042137' }]);
  });

  it.each<[string, Partial<TencentSettings>]>([
    ['under another key', { secretKey: 'key of somebody' }],
    ['under another id', { secretId: 'AKID8' }],
  ])('refuses a message signed %s', async (_what, other) => {
    const served = await provider();

    await expect(new TencentSms(settings(served, other)).send(MESSAGE)).rejects.toThrow(
      'AuthFailure.SignatureFailure',
    );
    expect(served.messages()).toEqual([]);
  });

  it('refuses a message with an expired time', async () => {
    const served = await provider();
    const late = new TencentSms(settings(served), () => Date.now() - 400_000);

    await expect(late.send(MESSAGE)).rejects.toThrow('AuthFailure.SignatureFailure');
  });

  it('fails with a message without number and code if refused or unreachable', async () => {
    const served = await provider();
    const sms = new TencentSms(settings(served));
    served.fail('refuses');
    const said = [await sms.send(MESSAGE).catch(String)];
    await served.close();
    said.push(await sms.send(MESSAGE).catch(String));

    expect(said).toEqual([
      'SmsFailed: the provider of text messages says LimitExceeded.PhoneNumberDailyLimit',
      'SmsFailed: the provider of text messages did not answer',
    ]);
  });
});

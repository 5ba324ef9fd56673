import { expect, it } from 'vitest';
import { smsSettingsOf } from './sms-settings.ts';

const ACCOUNT = {
  SKINS_SMS: 'tencent',
  SKINS_SMS_SECRET_ID: 'id',
  SKINS_SMS_SECRET_KEY: 'key',
  SKINS_SMS_APP_ID: '1400006666',
  SKINS_SMS_SIGN: 'Skins',
  SKINS_SMS_TEMPLATE: '449739',
};

it('sends nothing by default', () => {
  for (const environment of [{}, { SKINS_SMS: '' }, { SKINS_SMS: 'off' }])
    expect(smsSettingsOf(environment)).toEqual({ kind: 'off' });
  expect(smsSettingsOf({ SKINS_SMS: 'local' })).toEqual({ kind: 'local' });
});

it('requires all account settings for Tencent Cloud', () => {
  expect(smsSettingsOf(ACCOUNT)).toEqual({
    kind: 'tencent',
    endpoint: 'https://sms.tencentcloudapi.com',
    region: 'ap-guangzhou',
    secretId: 'id',
    secretKey: 'key',
    appId: '1400006666',
    sign: 'Skins',
    template: '449739',
  });
  for (const missing of Object.keys(ACCOUNT).slice(1))
    expect(() => smsSettingsOf({ ...ACCOUNT, [missing]: '' })).toThrow(missing);
  expect(() => smsSettingsOf({ ...ACCOUNT, SKINS_SMS_ENDPOINT: 'nowhere' })).toThrow('SKINS_SMS_ENDPOINT');
  expect(() => smsSettingsOf({ SKINS_SMS: 'pigeons' })).toThrow('SKINS_SMS');
});

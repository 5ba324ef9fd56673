import type { TencentSettings } from './tencent-sms.ts';

/** An invalid setting of text messages. */
class WrongSmsSetting extends Error {
  override readonly name = 'WrongSmsSetting';
}

/** The sender of text messages: nobody, the local provider that stores them, or Tencent Cloud. */
export type SmsSettings =
  { readonly kind: 'off' } | { readonly kind: 'local' } | ({ readonly kind: 'tencent' } & TencentSettings);

const ENDPOINT = 'https://sms.tencentcloudapi.com';
const REGION = 'ap-guangzhou';

/**
 * Reads the text message settings from the environment.
 * @throws WrongSmsSetting
 */
export function smsSettingsOf(environment: NodeJS.ProcessEnv): SmsSettings {
  const kind = environment['SKINS_SMS'] ?? '';
  if (kind === '' || kind === 'off') return { kind: 'off' };
  if (kind === 'local') return { kind };
  if (kind !== 'tencent') throw new WrongSmsSetting('SKINS_SMS is off, local or tencent');
  const demanded = (name: string): string => {
    const written = environment[name] ?? '';
    if (written === '') throw new WrongSmsSetting(`SKINS_SMS=tencent needs ${name}`);
    return written;
  };
  const endpoint = environment['SKINS_SMS_ENDPOINT'] ?? ENDPOINT;
  if (URL.parse(endpoint) === null) throw new WrongSmsSetting('SKINS_SMS_ENDPOINT is no address');
  return {
    kind,
    endpoint,
    region: environment['SKINS_SMS_REGION'] ?? REGION,
    secretId: demanded('SKINS_SMS_SECRET_ID'),
    secretKey: demanded('SKINS_SMS_SECRET_KEY'),
    appId: demanded('SKINS_SMS_APP_ID'),
    sign: demanded('SKINS_SMS_SIGN'),
    template: demanded('SKINS_SMS_TEMPLATE'),
  };
}

import { WrongSetting } from '../../shop/wrong-setting.ts';
import type { Webhook } from './webhook.ts';

const SECRET_LENGTH_MIN = 16;

/**
 * Where alerts are posted, and what signs them; undefined where nothing was set.
 * @throws WrongSetting
 */
export function webhookOf(environment: NodeJS.ProcessEnv): Webhook | undefined {
  const written = environment['SKINS_ALERT_WEBHOOK'] ?? '';
  if (written === '') return undefined;
  const address = URL.parse(written);
  if (address === null || !['https:', 'http:'].includes(address.protocol))
    throw new WrongSetting('SKINS_ALERT_WEBHOOK is no address, such as https://example.org/alerts');
  const secret = environment['SKINS_ALERT_SECRET'] ?? '';
  if (secret.length < SECRET_LENGTH_MIN)
    throw new WrongSetting(
      `SKINS_ALERT_SECRET signs what SKINS_ALERT_WEBHOOK gets, and needs at least ${SECRET_LENGTH_MIN} characters`,
    );
  return { url: address.href, secret };
}

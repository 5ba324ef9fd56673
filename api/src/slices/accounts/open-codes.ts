import type { Logger } from 'pino';
import type { MasterSecret } from '../../foundation/secrets/index.ts';
import type { Tables } from '../../foundation/tables/index.ts';
import { Captcha } from './captcha.ts';
import { CodeDesk } from './code-desk.ts';
import { type LocalSms, serveLocalSms } from './local-sms.ts';
import { SmsCodes } from './sms-codes.ts';
import { SmsLimits } from './sms-limits.ts';
import { SmsOutbox } from './sms-outbox.ts';
import type { SmsSettings } from './sms-settings.ts';
import { type TencentSettings, TencentSms } from './tencent-sms.ts';

interface CodeParts {
  readonly tables: Tables;
  readonly secret: MasterSecret;
  readonly clock: () => number;
  readonly logger: Logger;
  readonly settings: SmsSettings;
}

/** The code desk, and the local provider if it is on. */
export interface Codes {
  readonly desk: CodeDesk;
  /** the local provider; undefined if it is off */
  readonly local: LocalSms | undefined;
}

/** Opens the code desk and its provider. @param closing collects what has to be closed */
export async function openCodes(
  { tables, secret, clock, logger, settings }: CodeParts,
  closing: AsyncDisposableStack,
): Promise<Codes> {
  const local = settings.kind === 'local' ? await serveLocalSms(LOCAL_CREDENTIALS) : undefined;
  if (local !== undefined) {
    closing.defer(() => local.close());
    logger.warn('SKINS_SMS=local: codes are not sent, and everybody can read them at /dev/outbox');
  }
  const tencent = tencentOf(settings, local);
  const onTrouble = (error: unknown) => logger.error({ err: error }, 'a code could not be sent');
  const outbox = tencent && new SmsOutbox({ provider: new TencentSms(tencent), clock, onTrouble });
  if (outbox !== undefined) closing.defer(() => outbox.close());
  return {
    local,
    desk: new CodeDesk({
      captcha: new Captcha(tables, secret, clock),
      codes: new SmsCodes(tables, secret, clock),
      limits: new SmsLimits(tables, secret, clock),
      outbox,
    }),
  };
}

/** Credentials of the local provider, which is called like the real one. */
const LOCAL_CREDENTIALS = { secretId: 'local', secretKey: 'local' };

function tencentOf(settings: SmsSettings, local: LocalSms | undefined): TencentSettings | undefined {
  if (settings.kind === 'tencent') return settings;
  return (
    local && {
      ...LOCAL_CREDENTIALS,
      endpoint: local.endpoint,
      region: 'local',
      appId: 'local',
      sign: 'Skins',
      template: 'local',
    }
  );
}

import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type CodeMessage, SmsFailed, type SmsProvider } from './sms-provider.ts';
import { TC3_CONTENT_TYPE, type Tc3Credentials, tc3Authorization } from './tc3-signature.ts';

export const SMS_SERVICE = 'sms';
export const SEND_SMS = 'SendSms';
const VERSION = '2021-01-11';
const TIMEOUT_MS = 5_000;
const MAINLAND = '+86';
/** Error codes about the number alone: invalid, blocked, or over its limit ("Error codes of SendSms"). */
const OF_NUMBER =
  /\.(IncorrectPhoneNumber|PhoneNumberInBlacklist|PhoneNumber(ThirtySecond|OneHour|Daily|SameContentDaily)Limit)$/;

/** An account at Tencent Cloud SMS. */
export interface TencentSettings extends Tc3Credentials {
  /** base URL, as https://sms.tencentcloudapi.com */
  readonly endpoint: string;
  readonly region: string;
  /** SmsSdkAppId */
  readonly appId: string;
  /** approved signature of the messages */
  readonly sign: string;
  /** id of the approved template, with {1} for the code and {2} for its lifetime in minutes */
  readonly template: string;
}

const answers = Compile(
  Type.Object({
    Response: Type.Object({
      SendStatusSet: Type.Optional(Type.Array(Type.Object({ Code: Type.String() }))),
      Error: Type.Optional(Type.Object({ Code: Type.String() })),
    }),
  }),
);

/** Sends through Tencent Cloud SMS, API 2021-01-11, action SendSms. */
export class TencentSms implements SmsProvider {
  readonly #settings: TencentSettings;
  readonly #clock: () => number;

  /** @param clock the machine's own: the provider refuses signatures that are five minutes off */
  constructor(settings: TencentSettings, clock: () => number = Date.now) {
    this.#settings = settings;
    this.#clock = clock;
  }

  async send({ phone, code, minutes }: CodeMessage): Promise<void> {
    const { appId, sign, template } = this.#settings;
    const taken = await this.#ask({
      PhoneNumberSet: [`${MAINLAND}${phone}`],
      SmsSdkAppId: appId,
      SignName: sign,
      TemplateId: template,
      TemplateParamSet: [code, String(minutes)],
    });
    const { SendStatusSet: [status] = [], Error: refused } = taken;
    const said = refused?.Code ?? status?.Code ?? 'no status';
    if (said === 'Ok') return;
    throw new SmsFailed(`the provider of text messages says ${said}`, { ofNumber: OF_NUMBER.test(said) });
  }

  async #ask(asked: object) {
    const { endpoint, region } = this.#settings;
    const { host } = new URL(endpoint);
    const body = JSON.stringify(asked);
    const timestamp = Math.floor(this.#clock() / 1_000);
    const request = { host, service: SMS_SERVICE, action: SEND_SMS, timestamp, body };
    try {
      const response = await fetch(new URL('/', endpoint), {
        method: 'POST',
        headers: {
          authorization: tc3Authorization(request, this.#settings),
          'content-type': TC3_CONTENT_TYPE,
          'x-tc-action': SEND_SMS,
          'x-tc-version': VERSION,
          'x-tc-timestamp': String(timestamp),
          'x-tc-region': region,
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const answer: unknown = await response.json();
      if (answers.Check(answer)) return answer.Response;
    } catch (error) {
      throw new SmsFailed('the provider of text messages did not answer', { cause: error });
    }
    throw new SmsFailed('the provider of text messages answered something else');
  }
}

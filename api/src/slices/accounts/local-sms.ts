import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Tc3Credentials, tc3Authorization } from './tc3-signature.ts';
import { SEND_SMS, SMS_SERVICE } from './tencent-sms.ts';

/** A message that the local provider accepted. */
interface LocalMessage {
  /** milliseconds since 1970 */
  readonly time: number;
  readonly phone: string;
  readonly code: string;
}

/** The local provider's failure mode. */
type LocalFault = 'none' | 'refuses' | 'silent';

export interface LocalSms {
  /** base URL of the provider */
  readonly endpoint: string;
  /** newest first */
  readonly messages: () => readonly LocalMessage[];
  readonly fail: (fault: LocalFault) => void;
  close(): Promise<void>;
}

const MESSAGES_MAX = 200;
/** Tencent's own clock tolerance. */
const CLOCK_SECONDS_MAX = 300;

const sent = Compile(
  Type.Object({
    PhoneNumberSet: Type.Array(Type.String(), { minItems: 1, maxItems: 1 }),
    SmsSdkAppId: Type.String(),
    SignName: Type.String(),
    TemplateId: Type.String(),
    TemplateParamSet: Type.Array(Type.String(), { minItems: 2, maxItems: 2 }),
  }),
);

/** Simulates Tencent Cloud SMS over HTTP on this machine alone. It accepts correctly signed messages and stores them instead of sending them. */
export async function serveLocalSms(credentials: Tc3Credentials, clock = Date.now): Promise<LocalSms> {
  const messages: LocalMessage[] = [];
  let fault: LocalFault = 'none';

  async function answered(request: IncomingMessage): Promise<object | undefined> {
    const body = await text(request);
    if (fault === 'silent') return undefined;
    if (fault === 'refuses') return failure('LimitExceeded.PhoneNumberDailyLimit');
    if (!isSigned(request, body, credentials, clock())) return failure('AuthFailure.SignatureFailure');
    const message: unknown = JSON.parse(body);
    if (!sent.Check(message)) return failure('InvalidParameter');
    const [phone = ''] = message.PhoneNumberSet;
    const [code = ''] = message.TemplateParamSet;
    messages.unshift({ time: clock(), phone: phone.replace('+86', ''), code });
    messages.splice(MESSAGES_MAX);
    return { SendStatusSet: [{ Code: 'Ok', PhoneNumber: phone, SerialNo: String(messages.length) }] };
  }

  const server = createServer((request, response) => void answer(request, response, answered));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('it listens on no port');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    messages: () => messages,
    fail: (how) => {
      fault = how;
    },
    async close() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const failure = (code: string): object => ({ Error: { Code: code, Message: code } });

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  answered: (request: IncomingMessage) => Promise<object | undefined>,
): Promise<void> {
  const said = await answered(request).catch(() => failure('InvalidParameter'));
  if (said === undefined) return;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ Response: { ...said, RequestId: '0' } }));
}

function isSigned(
  { headers, method }: IncomingMessage,
  body: string,
  credentials: Tc3Credentials,
  now: number,
): boolean {
  const timestamp = Number(headers['x-tc-timestamp']);
  const { host = '' } = headers;
  const fresh = Math.abs(now / 1_000 - timestamp) <= CLOCK_SECONDS_MAX;
  if (method !== 'POST' || !fresh || headers['x-tc-action'] !== SEND_SMS) return false;
  const signed = { host, service: SMS_SERVICE, action: SEND_SMS, timestamp, body };
  const [given, right] = [headers.authorization ?? '', tc3Authorization(signed, credentials)].map((header) =>
    Buffer.from(header),
  );
  return given !== undefined && right !== undefined && given.length === right.length
    ? timingSafeEqual(given, right)
    : false;
}

import { createHmac, hash } from 'node:crypto';

/** The signed parts of a request to Tencent Cloud's API 3.0. */
interface Tc3Request {
  /** such as 'sms.tencentcloudapi.com', with the port unless it is the default */
  readonly host: string;
  /** first label of the usual host name */
  readonly service: string;
  /** such as 'SendSms' */
  readonly action: string;
  /** seconds since 1970 */
  readonly timestamp: number;
  /** the body as sent */
  readonly body: string;
}

export interface Tc3Credentials {
  readonly secretId: string;
  readonly secretKey: string;
}

export const TC3_CONTENT_TYPE = 'application/json; charset=utf-8';
const SIGNED_HEADERS = 'content-type;host;x-tc-action';

const sha256 = (text: string): string => hash('sha256', text, 'hex');
const keyed = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Returns the canonical request to hash: method, path, query, headers, and the hash of the body. */
export const tc3Canonical = ({ host, action, body }: Omit<Tc3Request, 'service' | 'timestamp'>): string =>
  [
    'POST',
    '/',
    '',
    `content-type:${TC3_CONTENT_TYPE}`,
    `host:${host}`,
    `x-tc-action:${action.toLowerCase()}`,
    '',
    SIGNED_HEADERS,
    sha256(body),
  ].join('\n');

/** Returns the `Authorization` header by TC3-HMAC-SHA256 (Tencent Cloud API 3.0, "Signature v3"). */
export function tc3Authorization(request: Tc3Request, { secretId, secretKey }: Tc3Credentials): string {
  const { service, timestamp } = request;
  const date = new Date(timestamp * 1_000).toISOString().slice(0, 10);
  const scope = `${date}/${service}/tc3_request`;
  const toSign = ['TC3-HMAC-SHA256', timestamp, scope, sha256(tc3Canonical(request))].join('\n');
  const key = keyed(keyed(keyed(`TC3${secretKey}`, date), service), 'tc3_request');
  const signature = keyed(key, toSign).toString('hex');
  return `TC3-HMAC-SHA256 Credential=${secretId}/${scope}, SignedHeaders=${SIGNED_HEADERS}, Signature=${signature}`;
}

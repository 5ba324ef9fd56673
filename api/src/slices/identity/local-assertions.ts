import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const NAMESPACE = 'http://specs.openid.net/auth/2.0';
const SIGNED = 'signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle';

interface Claim {
  readonly endpoint: string;
  readonly claimed: string;
  readonly returnTo: string;
}

/** The assertions that the local platform makes, and what it says of them. */
export class LocalAssertions {
  readonly #handle = randomBytes(8).toString('hex');
  readonly #key = randomBytes(32);
  /** nonces of assertions that were checked: each is vouched for once */
  readonly #checked = new Set<string>();

  /** Section 10.1: a positive assertion, as the address that it comes back to. */
  made({ endpoint, claimed, returnTo }: Claim): URL {
    const said: Readonly<Record<string, string>> = {
      ns: NAMESPACE,
      mode: 'id_res',
      op_endpoint: endpoint,
      claimed_id: claimed,
      identity: claimed,
      return_to: returnTo,
      response_nonce: `${new Date().toISOString().slice(0, 19)}Z${randomBytes(8).toString('base64url')}`,
      assoc_handle: this.#handle,
      signed: SIGNED,
    };
    const back = new URL(returnTo);
    for (const [name, value] of Object.entries(said)) back.searchParams.set(`openid.${name}`, value);
    back.searchParams.set(
      'openid.sig',
      this.#signatureOf((name) => said[name] ?? ''),
    );
    return back;
  }

  /** Section 11.4.2.2: whether it made an assertion, once for each. */
  vouches(asked: URLSearchParams): boolean {
    const field = (name: string) => (name === 'mode' ? 'id_res' : (asked.get(`openid.${name}`) ?? ''));
    const made = Buffer.from(this.#signatureOf(field));
    const sent = Buffer.from(field('sig'));
    const nonce = field('response_nonce');
    const valid =
      asked.get('openid.mode') === 'check_authentication' &&
      field('signed') === SIGNED &&
      made.length === sent.length &&
      timingSafeEqual(made, sent) &&
      !this.#checked.has(nonce);
    if (valid) this.#checked.add(nonce);
    return valid;
  }

  #signatureOf(field: (name: string) => string): string {
    return createHmac('sha256', this.#key)
      .update(
        SIGNED.split(',')
          .map((name) => `${name}:${field(name)}\n`)
          .join(''),
      )
      .digest('base64');
  }
}

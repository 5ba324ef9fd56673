// OpenID Authentication 2.0 for a relying party without associations: section 9 requests, section 11 verifies.

const NAMESPACE = 'http://specs.openid.net/auth/2.0';
const SELECT = `${NAMESPACE}/identifier_select`;
/** Fields that the provider must sign (section 10.1), so that none can be swapped. */
const SIGNED = ['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce', 'assoc_handle'];
const NONCE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)[\x21-\x7e]{0,235}$/;
const ACCOUNT = /^\d{17}$/;
const FIELDS_MAX = 40;

/** Maximum age of an assertion, and tolerance for a provider's clock that is ahead; in milliseconds. */
export const ASSERTION_AGE_MS = 300_000;
export const CLOCK_AHEAD_MS = 60_000;

/** Returns the address at which the provider identifies the browser's user. */
export function askingUrl(endpoint: string, returnTo: string, realm: string): string {
  const url = new URL(endpoint);
  const asked = {
    ns: NAMESPACE,
    mode: 'checkid_setup',
    identity: SELECT,
    claimed_id: SELECT,
    return_to: returnTo,
    realm,
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(`openid.${name}`, value);
  return url.href;
}

/** The content of an assertion after all checks that need no provider. */
interface Asserted {
  /** 17 digits */
  readonly steamId: string;
  readonly nonce: string;
  /** time of the nonce, milliseconds since 1970 */
  readonly made: number;
}

interface Expected {
  readonly endpoint: string;
  readonly identityPrefix: string;
  /** tests whether an address is the return address that the shop gave */
  readonly isReturn: (url: string) => boolean;
  /** milliseconds since 1970 */
  readonly now: number;
}

/** @returns undefined unless the assertion is positive, from this provider, for this shop, and fresh */
export function asserted(
  query: URLSearchParams,
  { endpoint, identityPrefix, isReturn, now }: Expected,
): Asserted | undefined {
  const names = [...query.keys()];
  // A repeated field could be signed with one value and checked with the other.
  if (names.length > FIELDS_MAX || new Set(names).size !== names.length) return undefined;
  const field = (name: string): string => query.get(`openid.${name}`) ?? '';
  const signed = new Set(field('signed').split(','));
  const claimed = field('claimed_id');
  const nonce = field('response_nonce');
  const [, stamp] = NONCE.exec(nonce) ?? [];
  const made = stamp === undefined ? Number.NaN : Date.parse(stamp);
  const fits =
    field('ns') === NAMESPACE &&
    field('mode') === 'id_res' &&
    field('op_endpoint') === endpoint &&
    claimed === field('identity') &&
    claimed.startsWith(identityPrefix) &&
    ACCOUNT.test(claimed.slice(identityPrefix.length)) &&
    SIGNED.every((name) => signed.has(name)) &&
    isReturn(field('return_to')) &&
    made >= now - ASSERTION_AGE_MS &&
    made <= now + CLOCK_AHEAD_MS;
  return fits ? { steamId: claimed.slice(identityPrefix.length), nonce, made } : undefined;
}

/** Returns the verification request for the provider: the same fields with another mode. */
export function checkOf(assertion: URLSearchParams): URLSearchParams {
  const openid = [...assertion].filter(([name]) => name.startsWith('openid.'));
  const check = new URLSearchParams(openid);
  check.set('openid.mode', 'check_authentication');
  return check;
}

/** Tests whether an answer in key-value form (section 4.1.1) confirms the assertion. */
export function isValidIn(answer: string): boolean {
  const fields = new Map(
    answer.split('\n').map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1)];
    }),
  );
  return fields.get('ns') === NAMESPACE && fields.get('is_valid') === 'true';
}

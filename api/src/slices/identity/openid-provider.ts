import { checkOf, isValidIn } from './openid.ts';
import { type PlatformProvider, PlatformSilent } from './platform-provider.ts';

const ANSWER_MS = 10_000;
const ANSWER_BYTES_MAX = 4_096;

/** The platform's own addresses, as documented for web sites that let its users sign in. */
export const STEAM = {
  endpoint: 'https://steamcommunity.com/openid/login',
  identityPrefix: 'https://steamcommunity.com/openid/id/',
} as const;

/** Talks to a provider over HTTP. */
export function openIdProvider({
  endpoint,
  identityPrefix,
}: {
  readonly endpoint: string;
  readonly identityPrefix: string;
}): PlatformProvider {
  return {
    endpoint: () => Promise.resolve(endpoint),
    identityPrefix: () => Promise.resolve(identityPrefix),
    vouches: (assertion) => askProvider(endpoint, assertion),
    close: () => Promise.resolve(),
  };
}

/** @throws PlatformSilent */
export async function askProvider(endpoint: string, assertion: URLSearchParams): Promise<boolean> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      // A redirect could send the request to a server that confirms everything.
      redirect: 'error',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: checkOf(assertion).toString(),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const answer = await response.text();
    if (!response.ok || answer.length > ANSWER_BYTES_MAX) throw new Error(`it answered ${response.status}`);
    return isValidIn(answer);
  } catch (error) {
    throw new PlatformSilent('the platform cannot be asked', { cause: error });
  }
}

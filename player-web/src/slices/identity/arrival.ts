import type { BodyOf } from '@skins/api/contract';
import type { steamLogin } from '@skins/api/identity/contract';
import { openModal } from '../../shell/app/modals';
import { welcome } from '../accounts/entering';
import { ask, commandKey } from '../../shell/net/ask';
import { Refused } from '../../shell/net/failures';
import { session, store, stored } from '../../shell/session';
import { toast } from '../../shell/ui/toast';
import { bindCall, loginCall, refreshAccount } from './queries';
import type { VisitType } from './visit';

type Assertion = BodyOf<typeof steamLogin>;

/** Returns the provider's assertion from the redirect address. */
const assertionIn = (query: string): Assertion =>
  Object.fromEntries([...new URLSearchParams(query)].filter(([name]) => name.startsWith('openid.')));

/**
 * Handles a return from the platform: binds, logs in, or opens the form for the phone number.
 * @returns the result
 * @throws Refused, Unreachable
 */
export async function arrive(query: string, type: VisitType): Promise<'bound' | 'entered' | 'phone'> {
  const body = assertionIn(query);
  if (type === 'bind' && session.token !== undefined) {
    await ask(bindCall, { body, key: commandKey() });
    await refreshAccount();
    return 'bound';
  }
  const { token, steamId, proof } = await ask(loginCall, { body });
  if (token === '') {
    openModal('platformPhone', { steamId, proof });
    return 'phone';
  }
  await welcome(token);
  return 'entered';
}

/** Does the same when the platform redirected to the shop's own window. */
export async function arriveHere(): Promise<void> {
  const query = stored('callbackHTML');
  const type = stored('steamType') === 'bind' ? 'bind' : 'login';
  store('callbackHTML', undefined);
  store('steamType', undefined);
  if (query === undefined) return;
  try {
    await arrive(query, type);
  } catch (error) {
    if (error instanceof Refused) toast.error(error.message);
  }
}

import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import { signInCalls } from './sign-in-calls.ts';
import { passkeyCalls } from './passkey-calls.ts';
import { councilCalls } from './council-calls.ts';
import { invitationCalls } from './invitation-calls.ts';
import { credentialCalls } from './credential-calls.ts';

export const calls = ({ operators, sessions, security }: Shop) => {
  const shop = { operators, sessions, security };
  return {
    ...signInCalls(shop),
    ...passkeyCalls(shop),
    ...councilCalls(shop),
    ...credentialCalls(shop),
    ...invitationCalls(shop),
  } satisfies Handlers<typeof contract>;
};

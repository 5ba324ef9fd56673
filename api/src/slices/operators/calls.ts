import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { signInCalls } from './sign-in-calls.ts';
import { passkeyCalls } from './passkey-calls.ts';
import { councilCalls } from './council-calls.ts';
import { invitationCalls } from './invitation-calls.ts';
import { credentialCalls } from './credential-calls.ts';

export const calls = ({ desks }: Shop<Desks>) => {
  return {
    ...signInCalls(desks),
    ...passkeyCalls(desks),
    ...councilCalls(desks),
    ...credentialCalls(desks),
    ...invitationCalls(desks),
  } satisfies Handlers<typeof contract>;
};

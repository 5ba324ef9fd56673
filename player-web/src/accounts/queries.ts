import type { checkPhone, getSmsStatus, login, register } from '@skins/api/accounts/contract';
import { queryOptions } from '@tanstack/react-query';
import { type Endpoint, ask, get, post } from '../net/ask';
import { stale } from '../net/queries';

export const loginCall = post<typeof login>('/api/user/login');
export const registerCall = post<typeof register>('/api/user/register');
const smsCall = get<typeof getSmsStatus>('/api/main/getSmsStatus');
const phoneCall = get<typeof checkPhone>('/api/user/check/phone');

/** Whether registration asks for an SMS code. */
export const smsQuery = queryOptions({
  queryKey: ['accounts', 'sms'],
  staleTime: stale.setting,
  queryFn: ({ signal }) => ask(smsCall, { signal }),
});

/** Whether nobody has registered with the number yet. */
export async function isPhoneFree(phone: string): Promise<boolean> {
  const { checkStatus } = await ask(phoneCall, { query: { phone } });
  return checkStatus;
}

const sendCodeCall: Endpoint<unknown, { phone: string; randStr: string; ticket: string }, unknown> = {
  method: 'POST',
  path: '/api/personal/center/send/0/code',
};

/** Has the server send the code that registration asks for. */
export async function sendRegistrationCode(phone: string): Promise<void> {
  await ask(sendCodeCall, { body: { phone, randStr: '', ticket: '' } });
}

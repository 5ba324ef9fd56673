import type {
  bindPhone,
  captchaChallenge,
  checkPhone,
  endSession,
  getSmsStatus,
  login,
  register,
  resetPassword,
  sendBindCode,
  sendChangeCode,
  sendRegisterCode,
  sendResetCode,
  sessionList,
  unbindPhone,
} from '@skins/api/accounts/contract';
import type { BodyOf, DataOf } from '@skins/api/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, get, post, put } from '../../shell/net/ask';
import { stale } from '../../shell/net/queries';

export const loginCall = post<typeof login>('/api/user/login');
export const registerCall = post<typeof register>('/api/user/register');
const smsCall = get<typeof getSmsStatus>('/api/main/getSmsStatus');
const phoneCall = get<typeof checkPhone>('/api/user/check/phone');

/** Whether registration requires an SMS code. */
export const smsQuery = queryOptions({
  queryKey: ['accounts', 'sms'],
  staleTime: stale.setting,
  queryFn: ({ signal }) => ask(smsCall, { signal }),
});

/** Returns whether the number is not registered yet. */
export async function isPhoneFree(phone: string): Promise<boolean> {
  const { checkStatus } = await ask(phoneCall, { query: { phone } });
  return checkStatus;
}

/** The browser's proof of work, valid once. */
export type Solved = Pick<BodyOf<typeof sendRegisterCode>, 'randStr' | 'ticket'>;

const sendCalls = {
  register: post<typeof sendRegisterCode>('/api/personal/center/send/0/code'),
  reset: post<typeof sendResetCode>('/api/personal/center/send/1/code'),
  bind: post<typeof sendBindCode>('/api/personal/center/send/2/code'),
  change: post<typeof sendChangeCode>('/api/personal/center/send/3/code'),
};

/** Has the server send a code. */
export async function sendCode(
  purpose: keyof typeof sendCalls,
  phone: string,
  solved: Solved,
): Promise<void> {
  await ask(sendCalls[purpose], { body: { phone, ...solved } });
}

const challengeCall = get<typeof captchaChallenge>('/api/captcha/challenge');

export const askChallenge = (device: string): Promise<DataOf<typeof captchaChallenge>> =>
  ask(challengeCall, { query: { device } });

export const resetCall = post<typeof resetPassword>('/api/personal/center/password');
export const unbindCall = post<typeof unbindPhone>('/api/personal/center/unbundling/phone');
export const bindCall = put<typeof bindPhone>('/api/personal/center/bundling/phone');
export const endSessionCall = post<typeof endSession>('/api/user/sessions/end');
const sessionsCall = get<typeof sessionList>('/api/user/sessions');

/** The player's sessions. */
export const sessionsQuery = queryOptions({
  queryKey: ['user', 'sessions'],
  staleTime: stale.own,
  queryFn: ({ signal }) => ask(sessionsCall, { signal }),
});

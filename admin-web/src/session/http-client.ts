import type { Refusal } from '@skins/api/contract';
import { HttpError, fetchUtils } from 'react-admin';
import { i18nProvider, localeOf } from '../i18n';
import { operator } from './operator';

export const API = '/admin/api';

/** Calls the service with the operator's token, and asks for refusals in the language that is switched on. */
export async function httpClient(
  url: string,
  options: fetchUtils.Options = {},
): ReturnType<typeof fetchUtils.fetchJson> {
  const headers = new Headers(options.headers ?? { accept: 'application/json' });
  headers.set('language', localeOf(i18nProvider.getLocale()) === 'zh' ? 'ZH' : 'EN');
  const token = operator()?.token;
  const user = token === undefined ? {} : { user: { authenticated: true, token: `Bearer ${token}` } };
  try {
    return await fetchUtils.fetchJson(url, { ...options, ...user, headers });
  } catch (error) {
    throw named(error);
  }
}

// react-admin shows an error's message: let it be the one that the service wrote.
function named(error: unknown): unknown {
  if (!(error instanceof HttpError)) return error;
  const body: unknown = error.body;
  return isRefusal(body) ? new HttpError(body.errMsg, error.status, body) : error;
}

const isRefusal = (body: unknown): body is Pick<Refusal, 'errMsg'> =>
  typeof body === 'object' && body !== null && 'errMsg' in body && typeof body.errMsg === 'string';

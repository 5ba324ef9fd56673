import { en } from './first-agreement-en.ts';
import { ru } from './first-agreement-ru.ts';
import { vi } from './first-agreement-vi.ts';
import { zh } from './first-agreement-zh.ts';

const inAll = (topic: keyof typeof zh) => ({
  revision: 1,
  zh: zh[topic],
  en: en[topic],
  ru: ru[topic],
  vi: vi[topic],
});

/** The texts that players agree to in a shop that has published no others. */
export const first = {
  Termsofuse: inAll('Termsofuse'),
  Privacypolicy: inAll('Privacypolicy'),
  shouldknow: inAll('shouldknow'),
  hash: inAll('hash'),
};

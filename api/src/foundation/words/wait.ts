import type { Text } from '@skins/engine/catalogue';
import { filled } from './filled.ts';
import { text } from './setting-words.ts';

const SECONDS = text(
  '{n} 秒',
  '{n|second|seconds}',
  // as after "через"
  '{n|секунду|секунды|секунд}',
  '{n} giây',
);

/** Returns the seconds after which to try again, in words: 'in 1 second' without the 'in'. */
export const waitText = (n: number): Text => ({
  zh: filled(SECONDS, 'zh', { n }),
  en: filled(SECONDS, 'en', { n }),
  ru: filled(SECONDS, 'ru', { n }),
  vi: filled(SECONDS, 'vi', { n }),
});

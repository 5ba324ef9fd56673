import { describe, expect, it } from 'vitest';
import { offeredLanguage } from './first-language';

describe('offeredLanguage', () => {
  it.each([
    [['zh-CN', 'en'], undefined, 'ZH'],
    [['ru'], undefined, 'RU'],
    [['vi-VN'], undefined, 'VN'],
    [['en-GB', 'zh'], undefined, undefined],
    [['fr'], undefined, undefined],
    [[], undefined, undefined],
    [['zh-CN'], 'EN', undefined],
  ] as const)('for %o and the choice %s is %s', (wanted, chosen, offered) => {
    expect(offeredLanguage(wanted, chosen)).toBe(offered);
  });
});

import { describe, expect, it } from 'vitest';
import { contactOf } from './contact.ts';

describe('addresses of customer service', () => {
  it('are none where nothing is set', () => {
    const { service, imprint } = contactOf({});
    expect([service('ZH'), service('EN'), imprint]).toEqual([null, null, null]);
  });

  it('are one for all languages, or one for each', () => {
    expect(contactOf({ SKINS_SERVICE: 'mailto:help@example.org' }).service('RU')).toBe(
      'mailto:help@example.org',
    );
    const { service } = contactOf({
      SKINS_SERVICE: 'ZH=https://example.org/kefu  EN=mailto:help@example.org',
    });
    expect(service('ZH')).toBe('https://example.org/kefu');
    expect(service('EN')).toBe('mailto:help@example.org');
    // A language without an address of its own takes the first one.
    expect(service('VN')).toBe('https://example.org/kefu');
  });

  it.each(['help@example.org', 'javascript:alert(1)', 'ZH=', 'DE=https://example.org'])(
    'refuse %s',
    (written) => {
      expect(() => contactOf({ SKINS_SERVICE: written })).toThrow('SKINS_SERVICE is no address');
    },
  );

  it('name the QQ group where one is set', () => {
    expect(contactOf({}).qqGroup).toBeNull();
    expect(contactOf({ SKINS_QQ_GROUP: 'https://qm.qq.com/q/abc' }).qqGroup).toBe('https://qm.qq.com/q/abc');
    expect(() => contactOf({ SKINS_QQ_GROUP: '12345' })).toThrow('SKINS_QQ_GROUP is no address');
  });

  it('refuse an imprint that is no page', () => {
    expect(() => contactOf({ SKINS_IMPRINT: 'data:text/html,x' })).toThrow('SKINS_IMPRINT is no address');
    expect(contactOf({ SKINS_IMPRINT: 'https://example.org/imprint' }).imprint).toBe(
      'https://example.org/imprint',
    );
  });
});

import { describe, expect, it } from 'vitest';
import {
  blocksOf,
  cleared,
  faultOfWritten,
  faultsOfTexts,
  hostOf,
  isShopPath,
  unlinked,
  withLinks,
} from './index.ts';

describe('a text that operators write', () => {
  it.each([
    'Gems are for play only.',
    'VIP-уровень 3: «бонус»',
    '每日签到：领取宝石！',
    'Ngọc không đổi được ra tiền.',
    'One\n\nTwo [limits](/limits) and [them](https://example.org/x?y=1#z).',
    '- one\n- two',
  ])('takes %j', (text) => expect(faultOfWritten(text, false)).toBeUndefined());

  it.each([
    ['a zero-width space', 'Sk\u200Bins'],
    ['a zero-width joiner', 'Sk\u200Dins'],
    ['a right-to-left override', '\u202Esnikѕ'],
    ['an isolate', 'Skins \u2067abc\u2069'],
    ['a control character', 'Skins\u0007'],
    ['a carriage return', 'Skins\r\nSkins'],
    ['a line separator', 'Skins\u2028'],
    ['a soft hyphen', 'Sk\u00ADins'],
    ['a Hangul filler', 'Sk\u3164ins'],
    ['letters in parts', 'Phu\u0301c'],
    ['a stack of accents', 'a\u0301\u0302\u0303\u0304'],
  ])('refuses %s', (_name, text) => expect(faultOfWritten(text, false)).toBe('hidden'));

  it.each(['Ѕkins', 'Skіns', 'Skinѕ', 'Skinς', 'Skq\u0301\u0456ns'])(
    'refuses %s, whose letters are of two scripts',
    (text) => expect(faultOfWritten(text, true)).toBe('scripts'),
  );

  it('takes a title of one line without links only', () => {
    expect(faultOfWritten('News', true)).toBeUndefined();
    for (const title of ['News\nfrom the shop', ' News', 'News '])
      expect(faultOfWritten(title, true)).toBe('lines');
    expect(faultOfWritten('[News](/x)', true)).toBe('link');
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](javascript:alert)',
    '[x](data:text/html,y)',
    '[x](//evil.example/)',
    '[x](/\\evil.example)',
    '[x](http://example.org/)',
    '[x](https://example.org@evil.example/)',
    '[x](https://example.org:8443/)',
    '[https://skins.example/](https://evil.example/)',
    '[www.skins.example](https://evil.example/)',
  ])('refuses the link %s', (text) => expect(faultOfWritten(text, false)).toBe('link'));

  it('holds no HTML: it is text', () => {
    const text = '<script>alert(1)</script> <img src=x onerror=alert(1)>';
    expect(blocksOf(text)).toEqual([{ kind: 'paragraph', pieces: [{ text }] }]);
  });
});

describe('the markup', () => {
  it('has paragraphs, lists and links', () => {
    expect(blocksOf('One [two](/three).\nfour\n\n\n- five\n- [six](/seven)\n')).toEqual([
      {
        kind: 'paragraph',
        pieces: [{ text: 'One ' }, { text: 'two', to: '/three' }, { text: '.\nfour' }],
      },
      { kind: 'list', items: [[{ text: 'five' }], [{ text: 'six', to: '/seven' }]] },
    ]);
  });

  it('loses links that may not be followed, and keeps their words', () => {
    const text = 'See [rules](/rules) or [them](https://evil.example/).';
    expect(withLinks(text, isShopPath)).toBe('See [rules](/rules) or them.');
    expect(unlinked(text)).toBe('See rules or them.');
  });

  it('is read without hidden signs where an older text has some', () => {
    expect(cleared('Sk\u200Bins\r\n\u202Ex')).toBe('Skins\nx');
  });
});

it('names the place of each fault within a content', () => {
  const content = {
    notices: [
      { id: 'a', title: { zh: '好', en: 'Two\nlines' }, content: { zh: '好\u200B', en: 'Fine.' } },
      { id: 'b', link: 'javascript:x', image: '/art/x.svg', weight: 1, since: null },
    ],
  };
  expect(faultsOfTexts(content)).toEqual([
    { path: '/notices/0/title/en', fault: 'lines' },
    { path: '/notices/0/content/zh', fault: 'hidden' },
    { path: '/notices/1/link', fault: 'link' },
  ]);
});

it('knows plain https hosts only', () => {
  expect(hostOf('https://example.org/a')).toBe('example.org');
  for (const address of [
    'https://a@example.org/',
    'https://EXAMPLE.org/',
    'https://localhost/',
    'ftp://a.b/',
  ])
    expect(hostOf(address)).toBeUndefined();
});

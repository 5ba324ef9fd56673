import { describe, expect, it } from 'vitest';
import {
  cardTyped,
  codeTyped,
  isCard,
  isMobile,
  isName,
  nameTyped,
  numberTyped,
  type NumberSigns,
  numberWritten,
  phoneTyped,
  stripped,
} from './index.ts';

/** Writes ASCII in full-width characters. */
const wide = (text: string): string =>
  Array.from(text, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)).join('');

const PHONE = '13800138125';

describe('a phone number', () => {
  it.each([
    PHONE,
    '+86 138 0013 8125',
    '8613800138125',
    '+8613800138125',
    '008613800138125',
    '0086-138-0013-8125',
    '138-0013-8125',
    '138.0013.8125',
    '138 0013 8125',
    '138,0013，8125',
    '(+86) 138-0013-8125',
    '（＋８６）１３８００１３８１２５',
    '+86–138–0013–8125',
    '138‑0013‑8125',
    wide(PHONE),
    wide(`+86${PHONE}`),
    `\u202A+86${PHONE}\u202C`,
    `\u200B${PHONE}\uFEFF`,
    `\t138\u00A00013\u30008125\n`,
  ])('%j is read', (typed) => {
    expect(phoneTyped(typed)).toBe(PHONE);
    expect(isMobile(phoneTyped(typed))).toBe(true);
  });

  it.each([
    '',
    '1380013812',
    '138001381250',
    '12800138125',
    '03800138125',
    '+7 138 0013 8125',
    '+85213800138125',
    '+86 128 0013 8125',
    '86 86 13800138125',
    '+86861380013812',
    `${PHONE}+86`,
    `1+${PHONE.slice(1)}`,
    '138_0013_8125',
    '138O0138125',
    'l3800138125',
    '١٣٨٠٠١٣٨١٢٥',
    `${PHONE} ${PHONE}`,
    `phone ${PHONE}`,
    `${PHONE};`,
  ])('%j is none', (typed) => {
    expect(isMobile(phoneTyped(typed))).toBe(false);
  });

  it('keeps a beginning while it is typed', () => {
    expect(['+', '+8', '+86', '+861', '86138'].map(phoneTyped)).toEqual(['+', '+8', '+86', '+861', '86138']);
  });
});

describe('a code', () => {
  it.each(['123456', '123 456', '123-456', '１２３４５６', ' 123456\n', '\u200B123,456'])(
    '%j is read',
    (typed) => {
      expect(codeTyped(typed)).toBe('123456');
    },
  );

  it('of letters is read, too', () => {
    expect(codeTyped(` ${wide('7KQ2')}-ab `)).toBe('7KQ2ab');
  });
});

describe('a password', () => {
  it('loses commas and spaces, and nothing else', () => {
    expect(stripped(' Tr0ub,4dor，&-3１ ')).toBe('Tr0ub4dor&-3１');
  });
});

// The example of GB 11643-1999.
const CARD = '11010519491231002X';

describe('a card number', () => {
  it.each([
    CARD,
    '110105 19491231 002x',
    '110105-19491231-002X',
    '１１０１０５１９４９１２３１００２Ｘ',
    '11010519491231002ｘ',
    `\u200B${CARD}\u3000`,
  ])('%j is read', (typed) => {
    expect(cardTyped(typed)).toBe(CARD);
    expect(isCard(cardTyped(typed))).toBe(true);
  });

  it.each(['', CARD.slice(1), `${CARD}X`, '110105194912310020', '11010519491331002X', '110105/19491231002X'])(
    '%j is none',
    (typed) => {
      expect(isCard(cardTyped(typed))).toBe(false);
    },
  );
});

describe('a name', () => {
  it.each([
    ['张伟', '张伟'],
    ['  张伟\u200B', '张伟'],
    ['阿依古丽·买买提', '阿依古丽·买买提'],
    ['阿依古丽•买买提', '阿依古丽·买买提'],
    ['阿依古丽・买买提', '阿依古丽·买买提'],
    ['阿依古丽･买买提', '阿依古丽·买买提'],
    ['阿依古丽．买买提', '阿依古丽·买买提'],
    ['阿依古丽 • 买买提', '阿依古丽·买买提'],
    ['阿依古丽‧买买提', '阿依古丽·买买提'],
    ['O’Brien', "O'Brien"],
    ['O´Brien', "O'Brien"],
    ['O＇Brien', "O'Brien"],
    ['Anna–Maria  von\u00A0Berg', 'Anna-Maria von Berg'],
    ['J．R. Smith', 'J.R. Smith'],
    ['Ｎｇｕｙễn Văn A', 'Nguyễn Văn A'],
    ['Анна', 'Анна'],
  ])('%j is read', (typed, name) => {
    expect(nameTyped(typed)).toBe(name);
    expect(isName(nameTyped(typed))).toBe(true);
  });

  it.each(['', ' ', '·张', "'x", '张3', '张伟!', '<b>', 'a@b', 'x'.repeat(50), '张\u0000伟'])(
    '%j is none',
    (typed) => {
      expect(isName(nameTyped(typed))).toBe(false);
    },
  );
});

const EN = { decimal: '.', group: ',' } as const;
const RU = { decimal: ',', group: ' ' } as const;
const VN = { decimal: ',', group: '.' } as const;

describe('a number', () => {
  it.each<readonly [string, NumberSigns, string]>([
    ...[EN, RU, VN].flatMap((signs) =>
      [
        ['0', '0'],
        ['1000', '1000'],
        ['1000.5', '1000.5'],
        ['1000,5', '1000.5'],
        ['1 000,5', '1000.5'],
        ['1\u00A0000,5', '1000.5'],
        ['1\u202F000,5', '1000.5'],
        ['1,000.5', '1000.5'],
        ['1.000,5', '1000.5'],
        ["1'000.5", '1000.5'],
        ['1’000’000', '1000000'],
        ['1.000.000', '1000000'],
        ['1,000,000.2500', '1000000.2500'],
        ['１０００．５', '1000.5'],
        ['１，０００．５', '1000.5'],
        [' 12.3456 ', '12.3456'],
        ['0,0001', '0.0001'],
        ['0.123', '0.123'],
        ['0,123', '0.123'],
        ['1234,567', '1234.567'],
      ].map(([typed = '', read = '']): [string, NumberSigns, string] => [typed, signs, read]),
    ),
    ['1,234', EN, '1234'],
    ['1.234', EN, '1.234'],
    ['1,234', RU, '1.234'],
    ['1.234', RU, '1.234'],
    ['1 234', RU, '1234'],
    ['1,234', VN, '1.234'],
    ['1.234', VN, '1234'],
  ])('%j in %o is %s', (typed, signs, read) => {
    expect(numberTyped(typed, signs)).toBe(read);
  });

  it.each([
    '',
    ' ',
    '-1',
    '+1',
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    '.5',
    '5.',
    '1,00,000',
    '1 00',
    '10 00,5',
    '1,000,00',
    '1.000,000.5',
    '1,000.000,5',
    '1 000.000,5',
    '0,000,000',
    '1,,000',
    '5 gems',
    '٥',
  ])('%j is none', (typed) => {
    for (const signs of [EN, RU, VN]) expect(numberTyped(typed, signs)).toBeUndefined();
  });

  it('is read as it was written', () => {
    for (const signs of [EN, RU, VN])
      for (const value of [0, 1234, 856.712, 0.0001, 1_000_000.25])
        expect(Number(numberTyped(numberWritten(value, signs), signs))).toBe(value);
  });
});

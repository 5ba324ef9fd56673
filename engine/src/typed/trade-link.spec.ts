import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTradeLink, tradeLinkIn } from './trade-link.ts';

const LINK = 'https://steamcommunity.com/tradeoffer/new/?partner=39734273&token=Ab-_9xyZ';
const BARE = LINK.slice('https://'.length);
const PAGE = 'https://steamcommunity.com/tradeoffer/new/';
const WIDE = Array.from(LINK, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)).join('');

describe('a trade link', () => {
  it('identifies its account', () => {
    expect(tradeLinkIn(LINK)).toEqual({ link: LINK, steamId: '76561198000000001' });
  });

  it.each([
    // scheme and host
    LINK.replace('https', 'http'),
    LINK.replace('https', 'HTTPS'),
    LINK.replace('//', '//www.'),
    `http://www.${BARE}`,
    `www.${BARE}`,
    BARE,
    LINK.replace('steamcommunity', 'SteamCommunity'),
    LINK.replace('/?', '?'),
    // parameters
    `${PAGE}?token=Ab-_9xyZ&partner=39734273`,
    `${LINK}&l=schinese`,
    LINK.replace('?', '?l=english&'),
    LINK.replace('&', '&amp;'),
    LINK.replace('&', '&amp;amp;'),
    LINK.replace('&', '&#38;'),
    LINK.replace('&', '&&'),
    LINK.replace('?', '?&'),
    // signs after it
    ...['/', '#', '&', '.', '。', ',', '，', ';', '!', '?', '…', ')', '/#', '&l=schinese#'].map(
      (tail) => LINK + tail,
    ),
    // quotes and brackets around it
    ...['""', "''", '“”', '‘’', '«»', '「」', '()', '[]', '<>', '``', '（）', '【】'].map(
      ([open = '', close = '']) => open + LINK + close,
    ),
    `<${BARE}>`,
    // words around it
    `My trade link: ${LINK}`,
    `交易链接：${LINK}`,
    `交易链接${LINK}谢谢`,
    `Вот ссылка: ${LINK}, спасибо.`,
    `${LINK} thanks, bro`,
    `link=${LINK}`,
    `Here it is:\n\n${BARE}\n`,
    `[${LINK}](${LINK})`,
    `${LINK} ${LINK}`,
    // blanks
    ` ${LINK} `,
    `\t${LINK}\r\n`,
    `\u3000${LINK}\u00A0`,
    `\u200B${LINK}\u200B`,
    `\uFEFF${LINK}\u2060`,
    LINK.replace('partner', '\u200Bpartner'),
    LINK.replace('_9x', '_9\u200Dx'),
    LINK.replace('/?', '/\u00AD?'),
    `\u202A${LINK}\u202C`,
    LINK.replace('?', ' ?'),
    LINK.replace('&', '\n&'),
    LINK.replace('734', '7\n34'),
    // widths
    WIDE,
    LINK.replace('39734273', '３９７３４２７３'),
  ])('is found in %j', (typed) => {
    expect(tradeLinkIn(typed)?.link).toBe(LINK);
    expect(isTradeLink(typed)).toBe(false);
  });

  it.each([
    `javascript:alert(1)//${LINK}`,
    `javascript:alert(1)//${BARE}`,
    LINK.replace('https', 'ftp'),
    LINK.replace('https', 'xhttps'),
    LINK.replace('//', '/'),
    LINK.replace('steamcommunity.com', 'steamcommunity.com.evil.example'),
    LINK.replace('steamcommunity.com', 'steamcommunity.com@evil.example'),
    LINK.replace('steamcommunity.com', 'evil.example/steamcommunity.com'),
    LINK.replace('steamcommunity.com', 'evil.example@steamcommunity.com'),
    LINK.replace('steamcommunity.com', 'steamcommunіty.com'),
    LINK.replace('steamcommunity.com', 'steamcommunity.co'),
    LINK.replace('//', '//evil.'),
    LINK.replace('//', '//evil-'),
    `evil-${BARE}`,
    `аsteam${BARE.slice('steam'.length)}`,
    `链${BARE}`,
    LINK.replace('tradeoffer', 'tradeoffers'),
    LINK.replace('/new', '/new/new'),
    LINK.replace('new/', '1234567890/'),
    'https://steamcommunity.com/profiles/76561198000000001/',
    'https://steamcommunity.com/my/tradeoffers/privacy',
    `${LINK}#"><script>alert(1)</script>`,
    `<a href="${LINK}">`,
    `${LINK}&token=Ab-_9xyZ`,
    `${LINK}&partner=1`,
    `${LINK} ${LINK.replace('39734273', '39734274')}`,
    LINK.replace('39734273', '0'),
    LINK.replace('39734273', '039734273'),
    LINK.replace('39734273', '4294967296'),
    LINK.replace('39734273', '1%27'),
    LINK.replace('39734273', ''),
    LINK.replace('39734273', '76561198000000001'),
    LINK.replace('39734273', '-39734273'),
    LINK.replace('39734273', '39734273.5'),
    LINK.replace('partner', 'PARTNER'),
    LINK.replace('Ab-_9xyZ', "';--xxxx"),
    LINK.replace('Ab-_9xyZ', 'Ab-_9xy'),
    LINK.replace('Ab-_9xyZ', 'Ab-_9xyZZ'),
    LINK.replace('Ab-_9xyZ', 'Ab-_9xуZ'),
    LINK.replace('Ab-_9xyZ', 'Ab-_9xyZя'),
    LINK.replace('Ab-_9xyZ', 'Ab-_9xyZ-я'),
    LINK.replace('&token=Ab-_9xyZ', ''),
    LINK.replace('partner=39734273&', ''),
    'partner=39734273&token=Ab-_9xyZ',
    '39734273',
    'none',
    '',
  ])('is not found in %j (attack: injected link)', (typed) => {
    expect(tradeLinkIn(typed)).toBeUndefined();
  });

  it('has only digits and a token, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.nat({ max: LINK.length }), (text, at) => {
        const found = tradeLinkIn(LINK.slice(0, at) + text + LINK.slice(at));
        if (found !== undefined)
          expect(found.link).toMatch(
            /^https:\/\/steamcommunity\.com\/tradeoffer\/new\/\?partner=\d+&token=[\w-]{8}$/,
          );
      }),
    );
  });

  it('is found again in its own stored form', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 - 1 }), (partner) => {
        const link = `${PAGE}?partner=${partner}&token=Ab-_9xyZ`;
        expect(isTradeLink(link)).toBe(true);
      }),
    );
  });
});

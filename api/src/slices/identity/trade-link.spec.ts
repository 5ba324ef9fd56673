import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkTyped, tradeLinkIn } from './trade-link.ts';

const LINK = 'https://steamcommunity.com/tradeoffer/new/?partner=39734273&token=Ab-_9xyZ';

describe('a trade link', () => {
  it('identifies its account', () => {
    expect(tradeLinkIn(LINK)).toEqual({ link: LINK, steamId: '76561198000000001' });
    expect(tradeLinkIn(linkTyped(` ${LINK.replace('?', ' ?')}，,`))?.link).toBe(LINK);
  });

  it.each([
    `javascript:alert(1)//${LINK}`,
    LINK.replace('https', 'http'),
    LINK.replace('steamcommunity.com', 'steamcommunity.com.evil.example'),
    LINK.replace('steamcommunity.com', 'steamcommunity.com@evil.example'),
    LINK.replace('steamcommunity.com', 'evil.example/steamcommunity.com'),
    LINK.replace('steamcommunity.com', 'steamcommunіty.com'),
    `${LINK}#"><script>alert(1)</script>`,
    `${LINK}&token=Ab-_9xyZ`,
    LINK.replace('39734273', '0'),
    LINK.replace('39734273', '4294967296'),
    LINK.replace('39734273', '1%27'),
    LINK.replace('Ab-_9xyZ', "';--xxxx"),
    `${LINK}\n`,
    '',
  ])('is refused with foreign parts: %j (attack: injected link)', (typed) => {
    expect(tradeLinkIn(typed)).toBeUndefined();
  });

  it('is stored with only digits and a token, whatever was typed', () => {
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
});

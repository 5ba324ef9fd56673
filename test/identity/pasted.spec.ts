import { checkPhone, login } from '@skins/api/accounts/contract';
import { accountDetails, authCard, upBindSteamUrl } from '@skins/api/identity/contract';
import { describe, expect, it } from 'vitest';
import { PASSWORD, newPlayer } from '../http/player.ts';
import { sharedShop } from '../http/shop.ts';
import { freshCard } from './cards.ts';

// How each form is read is tested at `engine/src/typed`; here, that every call reads so.

const shop = sharedShop([]);

const LINK = 'https://steamcommunity.com/tradeoffer/new/?partner=39734273&token=Ab-_9xyZ';

/** Writes ASCII in full-width characters. */
const wide = (text: string): string =>
  Array.from(text, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)).join('');

describe('pasted text', () => {
  it('of a phone number logs in, and is known as taken', async () => {
    const { phone } = await newPlayer(shop().client());
    const client = shop().client();
    const spaced = `${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`;
    for (const typed of [`+86 ${spaced}`, `86${phone}`, spaced.replaceAll(' ', '-'), wide(phone)]) {
      await client.ask(login, { body: { phone: typed, password: PASSWORD } });
      expect(await client.ask(checkPhone, { query: { phone: typed } })).toEqual({ checkStatus: false });
    }
    for (const typed of [`+7 ${spaced}`, `+852${phone}`, `${phone}0`])
      expect(await client.refused(checkPhone, { query: { phone: typed } })).toMatchObject({ code: 400 });
  });

  it('with a trade link in it sets that link', async () => {
    const { client } = await newPlayer(shop().client());
    for (const steamUrl of [LINK.replace('https', 'http'), `Мой трейд: ${LINK}&l=schinese.`, wide(LINK)]) {
      await client.ask(upBindSteamUrl, { body: { steamUrl, code: '' } });
      expect(await client.ask(accountDetails)).toMatchObject({ tradeLink: LINK });
    }
    for (const steamUrl of [LINK.replace('steam', 'evil.'), `${LINK}x`, 'none'])
      expect(await client.refused(upBindSteamUrl, { body: { steamUrl, code: '' } })).toMatchObject({
        errCode: 840,
      });
    expect(await client.refused(upBindSteamUrl, { body: { steamUrl: ' \u200B', code: '' } })).toMatchObject({
      errCode: 778,
    });
  });

  it('of a name and a card number names a person', async () => {
    const { client } = await newPlayer(shop().client());
    const body = { name: '阿依古丽．买买提', card: wide(freshCard()) };
    expect(await client.refused(authCard, { body: { ...body, name: '张3' } })).toMatchObject({
      errCode: 770,
    });
    await client.ask(authCard, { body });
    expect(await client.ask(accountDetails)).toMatchObject({ name: '阿**' });
  });
});

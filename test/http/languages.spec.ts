import { userInfo } from '@skins/api/accounts/contract';
import { boxDetails } from '@skins/api/boxes/contract';
import { expect, it } from 'vitest';
import { refusalOf } from './client.ts';
import { NOT_LOGGED_IN } from './messages.ts';
import { sharedShop } from './shop.ts';
import { CHEAP } from './test-catalogue.ts';

const shop = sharedShop([CHEAP]);

it.for([
  ['the header language', { language: 'ZH' }, 'ZH'],
  ['in small letters', { language: 'ru' }, 'RU'],
  ['before Accept-Language', { language: 'VN', 'accept-language': 'zh-CN' }, 'VN'],
  ['Accept-Language', { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' }, 'ZH'],
  ['its first range that the shop speaks', { 'accept-language': 'fr-FR, de;q=0.9, vi;q=0.8' }, 'VN'],
  ['Accept-Language beside a language that nobody speaks', { language: 'XX', 'accept-language': 'ru' }, 'RU'],
  ['what Accept-Language likes best', { 'accept-language': 'en;q=0.1,ru;q=0.9' }, 'RU'],
  ['the first of equals', { 'accept-language': 'fr, vi;q=0.5, zh;q=0.5' }, 'VN'],
  ['nothing that is not wanted', { 'accept-language': 'ru;q=0, zh;q=0.1' }, 'ZH'],
  ['nothing that cannot be read', { 'accept-language': 'ru;q=much, vi; q=0.3' }, 'VN'],
  ['English when there is none', {}, 'EN'],
  ['English when none is spoken', { language: 'DE', 'accept-language': 'fr' }, 'EN'],
] as const)('follows %s', async ([, headers, language]) => {
  const reply = await shop().client().with(headers).call(userInfo);
  expect(refusalOf(reply).errMsg).toBe(NOT_LOGGED_IN[language]);
});

it('names boxes and items in the caller’s language', async () => {
  const query = { boxId: CHEAP.id };
  const names = ['ZH', 'EN', 'RU', 'VN'].map(async (language) => {
    const { name, items } = await shop().client().with({ language }).ask(boxDetails, { query });
    return [name, items[0]?.stuffName];
  });
  expect(await Promise.all(names)).toEqual(
    ['中', 'en', 'ру', 'vi'].map((ending) => [`test-cheap ${ending}`, `test-cheap-best | test ${ending}`]),
  );
});

import { expect, it } from 'vitest';
import { platformPages } from './platform-pages';

it('leads to the pages of an account, and to the own ones where none is known', () => {
  expect(platformPages('76561198000000001')).toEqual({
    community: 'https://steamcommunity.com/',
    profile: 'https://steamcommunity.com/profiles/76561198000000001',
    tradeOffers: 'https://steamcommunity.com/profiles/76561198000000001/tradeoffers/privacy',
    settings: 'https://steamcommunity.com/profiles/76561198000000001/edit/settings',
  });
  expect(platformPages().settings).toBe('https://steamcommunity.com/my/edit/settings');
});

import { describe, expect, it } from 'vitest';
import type { BoxCardData } from '../boxes/queries';
import { readBanners } from './banners';
import { slidesOf } from './slides';

const box = (id: string): BoxCardData => ({
  id,
  name: id,
  image: '',
  price: 1,
  boxType: 'hash',
  versionHash: '',
  number: 1,
  heroImage: '',
  heroName: '',
  heroExterior: '',
  heroRarity: 'rare',
  rtp: 0.9,
  rarest: 1,
  shares: [],
  opens: 0,
  allowance: 0,
});

describe('readBanners', () => {
  it('reads the JSON string, highest weight first', () => {
    const banners = readBanners('[{"id":1,"weight":1,"boxId":"a"},{"id":2,"weight":9,"boxId":"b"}]');
    expect(banners.map(({ id, boxId }) => [id, boxId])).toEqual([
      ['2', 'b'],
      ['1', 'a'],
    ]);
  });

  it.each(['', 'null', '{}', '[1,"x",null]', '[{'])('ignores the invalid input %s', (json) => {
    expect(readBanners(json)).toEqual([]);
  });
});

describe('slidesOf', () => {
  const banners = readBanners(
    JSON.stringify([
      { id: 4, weight: 4, boxId: 'a' },
      { id: 3, weight: 3, boxId: 'gone' },
      { id: 2, weight: 2, image: '/art/x.svg', link: '/case/hash', title: 'New' },
      { id: 1, weight: 1, image: '/art/y.svg', link: 'javascript:alert(1)' },
      { id: 0, weight: 0, image: '/art/y.svg', link: '/\\evil.example' },
    ]),
  );

  it('shows boxes that exist, and pictures whose links can be followed', () => {
    expect(slidesOf(banners, [box('a')], []).map(({ key, kind }) => [key, kind])).toEqual([
      ['4', 'box'],
      ['2', 'picture'],
    ]);
    expect(slidesOf(banners, [], [])).toMatchObject([{ title: 'New' }]);
  });

  it('shows the newest boxes if there is no banner', () => {
    expect(slidesOf([], [], [box('n')])).toMatchObject([{ kind: 'box', box: { id: 'n' } }]);
  });
});

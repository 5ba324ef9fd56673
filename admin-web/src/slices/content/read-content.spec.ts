import { expect, it } from 'vitest';
import { bannersIn } from './read-content';

it('orders banners by weight while one is still written', () => {
  const banners = [
    { link: '/none', weight: 'x' },
    { link: '/light', weight: -1 },
    { link: '/heavy', weight: 5 },
  ];
  expect(bannersIn({ banners }, 'en').map(({ link, weight }) => [link, weight])).toEqual([
    ['/heavy', 5],
    ['/none', 0],
    ['/light', -1],
  ]);
});

import { expect, it } from 'vitest';
import { agreedPagesIn, bannersIn } from './read-content';

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

it('reads the pages that players agree to, in one language, while one is still written', () => {
  const content = {
    Termsofuse: { revision: 2, zh: [{ title: '一' }], en: [{ id: 'who', title: 'Who', text: 'All.' }] },
    hash: null,
  };
  expect(agreedPagesIn(content, 'en')).toEqual([
    { topic: 'Termsofuse', questions: [{ title: 'Who', text: 'All.' }] },
    { topic: 'hash', questions: [] },
  ]);
  expect(agreedPagesIn(undefined, 'en')).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { BANNERS, HELP_TEXTS, LINK_HOSTS } from './index.ts';

const question = { id: 'money', title: 'Is it money?', text: 'No.' };
const page = { topic: 'activity', language: 'en', questions: [question] };
const title = { zh: '新', en: 'New', ru: 'Новое', vi: 'Mới' };
const banner = {
  id: 'a',
  title,
  image: '/art/a.svg',
  moveImage: '/art/a.svg',
  link: '/case/hash',
  weight: 1,
};

describe('texts of the help centre', () => {
  it('are one page for a topic and a language, with unlike questions', () => {
    expect(HELP_TEXTS.fits({ pages: [page, { ...page, language: 'ru' }] })).toBe(true);
    expect(HELP_TEXTS.fits({ pages: [page, page] })).toBe(false);
    expect(HELP_TEXTS.fits({ pages: [{ ...page, questions: [question, question] }] })).toBe(false);
    expect(HELP_TEXTS.fits({ pages: [{ ...page, topic: 'elsewhere' }] })).toBe(false);
    expect(HELP_TEXTS.fits({ pages: [{ ...page, questions: [] }] })).toBe(false);
  });

  it('are asked to be plain when they are new', () => {
    const hidden = { pages: [{ ...page, questions: [{ ...question, title: 'Is it\u202E money?' }] }] };
    expect(HELP_TEXTS.fits(hidden)).toBe(true);
    expect(HELP_TEXTS.asks?.(hidden)).toBe(false);
    expect(HELP_TEXTS.asks?.({ pages: [page] })).toBe(true);
  });
});

describe('banners', () => {
  it('have unlike ids, a title in each language, and pictures of the shop', () => {
    expect(BANNERS.fits({ banners: [banner] })).toBe(true);
    expect(BANNERS.fits({ banners: [banner, banner] })).toBe(false);
    expect(BANNERS.fits({ banners: [{ ...banner, title: { ...title, ru: '' } }] })).toBe(false);
    for (const image of ['https://evil.example/a.png', '//evil.example/a.png', 'data:image/png;base64,x', ''])
      expect(BANNERS.fits({ banners: [{ ...banner, image }] })).toBe(false);
  });

  it.each(['javascript:alert(1)', '//evil.example', 'http://example.org/', 'case/hash'])(
    'are asked not to link to %s',
    (link) => expect(BANNERS.asks?.({ banners: [{ ...banner, link }] })).toBe(false),
  );
});

it('names hosts in lower case, without ports and paths', () => {
  expect(LINK_HOSTS.fits({ hosts: ['example.org', 'a.b-c.example'] })).toBe(true);
  for (const host of ['Example.org', 'example.org:80', 'example.org/x', 'localhost', '*.example.org', ''])
    expect(LINK_HOSTS.fits({ hosts: [host] })).toBe(false);
});

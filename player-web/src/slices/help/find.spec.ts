import { describe, expect, it } from 'vitest';
import { find } from './find';
import { pagesOf } from './pages';
import { type Question, TOPICS } from './topics';

const SAID: Partial<Record<Question, string>> = {
  money: 'Ngọc có đổi ra tiền được không? Không.',
  retrieve: 'How long does retrieving take? ＴＲＡＤＥ offer',
  failed: 'What if retrieving fails?',
};
const own = (question: Question) => ({ title: SAID[question] ?? '', text: '' });
const pages = pagesOf([], own);
const idsOf = (words: string, within = pages) => find(words, within).map(({ entry }) => entry.id);

describe('the search of the help centre', () => {
  it('finds questions by all words, whatever their case, marks and width', () => {
    expect(idsOf('RETRIEVING')).toEqual(['retrieve', 'failed']);
    expect(idsOf('trade retrieving')).toEqual(['retrieve']);
    expect(find('ngoc', pages)).toMatchObject([{ topic: 'activity', entry: { id: 'money' } }]);
  });

  it('finds nothing without words, or with unknown ones', () => {
    expect(find('  ', pages)).toEqual([]);
    expect(find('retrieving nobody', pages)).toEqual([]);
  });
});

describe('the pages of the help centre', () => {
  it('answer each question on one page', () => {
    const questions = Object.values(TOPICS).flat();
    expect(new Set(questions).size).toBe(questions.length);
  });

  it('are those that the shop wrote, and the project’s own for the rest', () => {
    const questions = [
      { id: 'money', title: 'Paid out?', text: 'Never. See [limits](/limits-of-play).' },
      { id: 'constructor', title: 'Mine', text: 'New.' },
    ];
    const written = pagesOf([{ topic: 'activity', questions }], own);

    expect(written.find(({ topic }) => topic === 'activity')?.entries).toMatchObject([
      { id: 'money', title: 'Paid out?', to: expect.stringMatching(/^\//) },
      { id: 'constructor', to: undefined },
    ]);
    expect(written.find(({ topic }) => topic === 'steam')).toEqual(
      pages.find(({ topic }) => topic === 'steam'),
    );
    // A replaced question is not found any more, nor is the address of a link.
    expect(idsOf('ngoc', written)).toEqual([]);
    expect(idsOf('of-play', written)).toEqual([]);
    expect(idsOf('limits', written)).toEqual(['money']);
  });
});

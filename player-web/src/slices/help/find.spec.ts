import { describe, expect, it } from 'vitest';
import { find } from './find';
import { type Question, TOPICS } from './topics';

const SAID: Partial<Record<Question, string>> = {
  money: 'Ngọc có đổi ra tiền được không? Không.',
  retrieve: 'How long does retrieving take? ＴＲＡＤＥ offer',
  failed: 'What if retrieving fails?',
};
const said = (question: Question) => SAID[question] ?? '';

describe('the search of the help centre', () => {
  it('finds questions by all words, whatever their case, marks and width', () => {
    expect(find('RETRIEVING', said).map(({ question }) => question)).toEqual(['retrieve', 'failed']);
    expect(find('trade retrieving', said).map(({ question }) => question)).toEqual(['retrieve']);
    expect(find('ngoc', said)).toEqual([{ topic: 'activity', question: 'money' }]);
  });

  it('finds nothing without words, or with unknown ones', () => {
    expect(find('  ', said)).toEqual([]);
    expect(find('retrieving nobody', said)).toEqual([]);
  });
});

it('answers each question on one page', () => {
  const questions = Object.values(TOPICS).flat();
  expect(new Set(questions).size).toBe(questions.length);
});

import type { Entry, Page } from './pages';
import type { Topic } from './topics';

export interface Hit {
  readonly topic: Topic;
  readonly entry: Entry;
}

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns the questions whose words contain all words looked for, in the order of the pages. */
export function find(words: string, pages: readonly Page[]): readonly Hit[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return pages.flatMap(({ topic, entries }) =>
    entries
      .filter(({ title, words: said }) => {
        const text = plain(`${title} ${said}`);
        return wanted.every((word) => text.includes(word));
      })
      .map((entry) => ({ topic, entry })),
  );
}

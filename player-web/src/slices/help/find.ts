import { KEYS, type Question, TOPICS, type Topic } from './topics';

export interface Hit {
  readonly topic: Topic;
  readonly question: Question;
}

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns the questions whose words contain all words looked for, in the order of the pages. */
export function find(words: string, said: (question: Question) => string): readonly Hit[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return KEYS.flatMap((topic) =>
    TOPICS[topic]
      .filter((question) => wanted.every((word) => plain(said(question)).includes(word)))
      .map((question) => ({ topic, question })),
  );
}

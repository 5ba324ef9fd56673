import { unlinked } from '@skins/engine/written';
import type { AgreedPage } from '../accounts/agreement';
import type { HelpTexts } from './queries';
import { KEYS, LINKS, type Question, TOPICS, type Topic } from './topics';

/** A question of the help centre, as it is read. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** the text without the addresses of links */
  readonly words: string;
  /** where it leads on: a page of this app */
  readonly to: string | undefined;
}

export interface Page {
  readonly topic: Topic;
  readonly entries: readonly Entry[];
}

const entryOf = (id: string, title: string, text: string): Entry => ({
  id,
  title,
  text,
  words: unlinked(text),
  // An id may be a name that every object has, such as `constructor`.
  to: Object.hasOwn(LINKS, id) ? LINKS[id] : undefined,
});

/** A page as the service answers it. */
type Answered = Pick<HelpTexts[number] | AgreedPage, 'topic' | 'questions'>;

/** Returns all pages in order: those that the service answered, and the project's own for the rest. */
export const pagesOf = (
  answered: readonly Answered[],
  own: (question: Question) => { readonly title: string; readonly text: string },
): readonly Page[] =>
  KEYS.map((topic) => {
    const found = answered.find((page) => page.topic === topic);
    return { topic, entries: found === undefined ? ownEntries(topic, own) : entriesOf(found) };
  });

/** Returns the entries of a page that the service answered. */
export const entriesOf = ({ questions }: Pick<Answered, 'questions'>): readonly Entry[] =>
  questions.map(({ id, title, text }) => entryOf(id, title, text));

const isOwn = (topic: Topic): topic is keyof typeof TOPICS => topic in TOPICS;

const ownEntries = (topic: Topic, own: Parameters<typeof pagesOf>[1]): readonly Entry[] =>
  isOwn(topic)
    ? TOPICS[topic].map((question) => {
        const { title, text } = own(question);
        return entryOf(question, title, text);
      })
    : [];

// Reads what is being written: while it is edited, any part may be missing or of another form.

/** Languages of texts in rules, in the order of the switch. */
export const LANGUAGES = ['zh', 'en', 'ru', 'vi'] as const;
export type Language = (typeof LANGUAGES)[number];

const memberOf = (value: unknown, name: string): unknown => Object(value)[name];
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A title with its text. */
export interface Titled {
  readonly title: string;
  readonly text: string;
}

/** Returns the announcements of a content, in a language. */
export const noticesIn = (content: unknown, language: Language): readonly Titled[] =>
  listOf(memberOf(content, 'notices')).map((notice) => ({
    title: textOf(memberOf(memberOf(notice, 'title'), language)),
    text: textOf(memberOf(memberOf(notice, 'content'), language)),
  }));

/** A page of the help centre. */
export interface HelpPage {
  readonly topic: string;
  readonly questions: readonly Titled[];
}

/** Returns the pages of the help centre that a content has in a language. */
export const helpPagesIn = (content: unknown, language: Language): readonly HelpPage[] =>
  listOf(memberOf(content, 'pages'))
    .filter((page) => memberOf(page, 'language') === language)
    .map((page) => ({
      topic: textOf(memberOf(page, 'topic')),
      questions: questionsIn(memberOf(page, 'questions')),
    }));

/** Returns the pages that players agree to, in a language. */
export const agreedPagesIn = (content: unknown, language: Language): readonly HelpPage[] =>
  Object.entries(Object(content)).map(([topic, page]: [string, unknown]) => ({
    topic,
    questions: questionsIn(memberOf(page, language)),
  }));

const questionsIn = (questions: unknown): readonly Titled[] =>
  listOf(questions).map((question) => ({
    title: textOf(memberOf(question, 'title')),
    text: textOf(memberOf(question, 'text')),
  }));

/** A banner in one language. */
export interface Banner {
  readonly title: string;
  readonly image: string;
  readonly moveImage: string;
  readonly link: string;
  readonly weight: number;
}

/** Returns the banners of a content in their order, in a language. */
export const bannersIn = (content: unknown, language: Language): readonly Banner[] =>
  listOf(memberOf(content, 'banners'))
    .map((banner) => ({
      title: textOf(memberOf(memberOf(banner, 'title'), language)),
      image: textOf(memberOf(banner, 'image')),
      moveImage: textOf(memberOf(banner, 'moveImage')),
      link: textOf(memberOf(banner, 'link')),
      weight: Number(memberOf(banner, 'weight')) || 0,
    }))
    .toSorted((a, b) => b.weight - a.weight);

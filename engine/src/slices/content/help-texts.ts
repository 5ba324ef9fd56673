import { Type, type Static } from 'typebox';
import { closed, defineRules } from '../../kernel/index.ts';
import { faultsOfTexts } from '../../written/index.ts';

/** Pages of the help centre that nobody agrees to, by the keys of their addresses (spec 2.1), in order of the menu. */
export const HELP_TOPICS = ['activity', 'steamBind', 'steam', 'aboutus'] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** Languages of texts in rules. */
export const TEXT_LANGUAGES = ['zh', 'en', 'ru', 'vi'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

const QUESTIONS_MAX = 30;
const TITLE_MAX = 120;
const TEXT_MAX = 2_000;
const unlike = (values: readonly string[]): boolean => new Set(values).size === values.length;

const Question = closed({
  id: Type.String({
    pattern: '^[A-Za-z][A-Za-z0-9-]{0,39}$',
    description: 'part of its address; the id of one of the project’s questions keeps its link',
  }),
  title: Type.String({ minLength: 1, maxLength: TITLE_MAX }),
  text: Type.String({ minLength: 1, maxLength: TEXT_MAX }),
});

const HelpPage = closed({
  topic: Type.Enum([...HELP_TOPICS]),
  language: Type.Enum([...TEXT_LANGUAGES]),
  questions: Type.Refine(Type.Array(Question, { minItems: 1, maxItems: QUESTIONS_MAX }), (questions) =>
    unlike(questions.map(({ id }) => id)),
  ),
});
export type HelpPage = Static<typeof HelpPage>;

/**
 * Pages of the help centre that replace the project's own, each in one language. Published as rules, so that the log
 * keeps what players could read, and when. At first there are none.
 */
export const HELP_TEXTS = defineRules(
  'help-texts',
  closed({
    pages: Type.Refine(
      Type.Array(HelpPage, { maxItems: HELP_TOPICS.length * TEXT_LANGUAGES.length }),
      (pages) => unlike(pages.map(({ topic, language }) => `${topic} ${language}`)),
    ),
  }),
  { pages: [] },
  { propose: 'propose-texts', asks: (content) => faultsOfTexts(content).length === 0 },
);

import { Type, type Static } from 'typebox';
import { closed, defineRules } from '../../kernel/index.ts';
import { faultsOfTexts } from '../../written/index.ts';
import { first } from './first-announcements.ts';

const NOTICES_MAX = 20;
const TITLE_MAX = 80;
const CONTENT_MAX = 2_000;

const InFour = (maxLength: number) => {
  const one = Type.String({ minLength: 1, maxLength });
  return closed({ zh: one, en: one, ru: one, vi: one });
};

/** Types of announcements, in order of the menu. */
export const NOTICE_TYPES = ['activity', 'update', 'rules'] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

const Notice = closed({
  id: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
  type: Type.Enum([...NOTICE_TYPES]),
  title: InFour(TITLE_MAX),
  content: InFour(CONTENT_MAX),
  since: Type.Union([Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), Type.Null()], {
    description: 'shown from this time on, in milliseconds since 1970; null: as soon as it is published',
  }),
});
export type Notice = Static<typeof Notice>;

/**
 * The shop's announcements (spec 2.11): plain texts with the markup of `engine/written`.
 * Published as rules, so that the log keeps what was announced and when.
 */
export const ANNOUNCEMENTS = defineRules(
  'announcements',
  closed({
    notices: Type.Refine(
      Type.Array(Notice, { maxItems: NOTICES_MAX }),
      (notices) => new Set(notices.map(({ id }) => id)).size === notices.length,
    ),
  }),
  { notices: [...first] },
  { propose: 'propose-texts', asks: (content) => faultsOfTexts(content).length === 0 },
);
export type Announcements = (typeof ANNOUNCEMENTS)['first'];

/** Returns the announcements shown at a time, the newest first. */
export const noticesAt = ({ notices }: Announcements, time: number): readonly Notice[] =>
  notices.filter(({ since }) => (since ?? 0) <= time).toSorted((a, b) => (b.since ?? 0) - (a.since ?? 0));

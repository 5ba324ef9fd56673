import type { agree, agreement, agreements } from '@skins/api/accounts/contract';
import type { DataOf } from '@skins/api/contract';
import { agreementHashOf } from '@skins/engine/fairness';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ask, get, post } from '../../shell/net/ask';
import { Refused } from '../../shell/net/failures';
import { queries, stale } from '../../shell/net/queries';

export type AgreedPage = DataOf<typeof agreement>['pages'][number];
export type AgreedTopic = AgreedPage['topic'];

/** The server's refusal code for texts that changed since they were shown. */
const TEXTS_CHANGED = 1111;
/** What each box of the forms stands for. */
export const TOPICS_OF = {
  agreement: ['Termsofuse', 'shouldknow'],
  privacy: ['Privacypolicy'],
  hash: ['hash'],
} as const satisfies Readonly<Record<string, readonly AgreedTopic[]>>;

const textsCall = get<typeof agreement>('/api/main/agreement');
const mineCall = get<typeof agreements>('/api/user/agreements');
export const agreeCall = post<typeof agree>('/api/user/agreement');

const KEY = ['accounts', 'agreement'];

/** The texts in force that players agree to, in a language. */
export const agreementQuery = (language: string) =>
  queryOptions({
    queryKey: [...KEY, language],
    staleTime: stale.setting,
    queryFn: ({ signal }) => ask(textsCall, { signal }),
  });

/** Texts as they stood, by their hash. */
export const pastAgreementQuery = (hash: string) =>
  queryOptions({
    queryKey: [...KEY, 'past', hash],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => ask(textsCall, { query: { hash }, signal }),
  });

/** What the player agreed to, and is asked to agree to. */
export const agreementsQuery = queryOptions({
  queryKey: ['user', 'agreements'],
  staleTime: stale.own,
  meta: { own: true },
  queryFn: ({ signal }) => ask(mineCall, { signal }),
});

/** Computes the hash of texts again, and returns whether it is theirs. */
export const isHashOf = ({ hash, language, pages }: DataOf<typeof agreement>): boolean =>
  agreementHashOf(
    language,
    Object.fromEntries(pages.map(({ topic, revision, questions }) => [topic, { revision, questions }])),
  ) === hash;

/** Loads the texts behind a form's boxes. @returns their hash; undefined if they could not be shown */
export function useShownHash(): string | undefined {
  const { i18n } = useTranslation();
  return useQuery(agreementQuery(i18n.language)).data?.hash;
}

/** Fetches the texts anew if the server says that they changed. @returns whether it says so */
export async function renewTexts(error: unknown): Promise<boolean> {
  if (!(error instanceof Refused) || error.errCode !== TEXTS_CHANGED) return false;
  await queries.invalidateQueries({ queryKey: KEY });
  return true;
}

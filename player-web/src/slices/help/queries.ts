import type { DataOf } from '@skins/api/contract';
import type { helpTexts } from '@skins/api/content/contract';
import type { helpContact } from '@skins/api/help/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, get } from '../../shell/net/ask';
import { stale } from '../../shell/net/queries';

export type HelpTexts = DataOf<typeof helpTexts>;

const textsCall = get<typeof helpTexts>('/api/main/help');
const contactCall = get<typeof helpContact>('/api/main/contact');

/** Where players reach a person, in a language. */
export const contactQuery = (language: string) =>
  queryOptions({
    queryKey: ['help', 'contact', language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => ask(contactCall, { signal }),
  });

/** Pages that the shop wrote instead of the project's own, in a language. */
export const textsQuery = (language: string) =>
  queryOptions({
    queryKey: ['help', 'texts', language],
    staleTime: stale.setting,
    queryFn: ({ signal }) => ask(textsCall, { signal }),
  });

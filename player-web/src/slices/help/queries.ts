import type { helpContact } from '@skins/api/help/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, get } from '../../shell/net/ask';

const contactCall = get<typeof helpContact>('/api/main/contact');

/** Where players reach a person, in a language. */
export const contactQuery = (language: string) =>
  queryOptions({
    queryKey: ['help', 'contact', language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => ask(contactCall, { signal }),
  });

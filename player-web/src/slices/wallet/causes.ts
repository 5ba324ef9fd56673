import type { PostingLink } from '../../shell/app/slice';
import { fromSlices } from '../../shell/app/slices';
import type { Posting } from './queries';

const links = fromSlices(
  (slices): ReadonlyMap<string, PostingLink> =>
    new Map(slices.flatMap(({ postings = {} }) => Object.entries(postings))),
);

/** Returns the link that explains a posting; undefined where no slice has one. */
export const causeOf = ({ kind }: Pick<Posting, 'kind'>): PostingLink | undefined =>
  links().get(kind) ?? links().get(firstWordOf(kind));

const firstWordOf = (kind: string): string => kind.split('-', 1).join('');

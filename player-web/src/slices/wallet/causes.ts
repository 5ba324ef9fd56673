import type { PostingLink } from '../../shell/app/slice';
import { fromSlices } from '../../shell/app/slices';
import type { Posting } from './queries';

const links = fromSlices(
  (slices): ReadonlyMap<string, PostingLink> =>
    new Map(slices.flatMap(({ postings = {} }) => Object.entries(postings))),
);

/** Where more is told of what a posting is for; what has nothing names its place in the log alone. */
export const causeOf = ({ kind }: Pick<Posting, 'kind'>): PostingLink | undefined => links().get(kind);

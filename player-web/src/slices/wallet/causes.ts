import { allSlices } from '../../shell/app/all-slices';
import type { PostingLink } from '../../shell/app/slice';
import type { Posting } from './queries';

const LINKS: ReadonlyMap<string, PostingLink> = new Map(
  allSlices.flatMap(({ postings = {} }) => Object.entries(postings)),
);

/** Where more is told of what a posting is for; what has nothing names its place in the log alone. */
export const causeOf = ({ kind }: Pick<Posting, 'kind'>): PostingLink | undefined => LINKS.get(kind);

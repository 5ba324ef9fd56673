import type { ContentDesk } from '../content/desk.ts';

/** The desks that the slice's parts need. */
export interface Desks {
  readonly content: ContentDesk;
}

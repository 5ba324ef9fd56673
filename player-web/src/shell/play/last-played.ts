let played: string | undefined;

/** From now on lists show the play at this position: they lie a moment behind the log. */
export function rememberPlay(position: string): void {
  // Positions are of one width. Another tab may be ahead of this one.
  if (played === undefined || position > played) played = position;
}

/** Where in the log the last play stands that this page has shown; a list that is asked for `after` it has it. */
export const lastPlayed = (): string | undefined => played;

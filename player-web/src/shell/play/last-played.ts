let played: string | undefined;

/** Has lists requested from now on include the play at this position: projections lag behind the log. */
export function rememberPlay(position: string): void {
  // All positions have the same width, so text order is log order. Another tab may be ahead of this one.
  if (played === undefined || position > played) played = position;
}

/** Returns the log position of the last play shown. A list requested with it as `after` includes that play. */
export const lastPlayed = (): string | undefined => played;

export const paths = {
  rank: '/upgrade/rank',
  hash: '/page/hashrank',
} as const;

/** Returns the path of a board's ranking. */
export const rankPath = (board: 'box' | 'upgrade'): string =>
  board === 'upgrade' ? paths.rank : `${paths.rank}?board=box`;

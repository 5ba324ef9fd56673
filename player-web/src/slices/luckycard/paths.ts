export const paths = {
  decks: '/luckycard',
  deck: '/luckycard/:roomId',
  centre: '/luckycenter',
  record: '/user/luckycenter',
} as const;

/** Returns the path of one deck. */
export const deckPath = (roomId: string): string => `/luckycard/${roomId}`;

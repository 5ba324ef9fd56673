export const paths = {
  rooms: '/page/roll',
  room: '/page/roll/:id',
  /** What the player joined. */
  record: '/user/roll/record',
} as const;

/** The page of one room. */
export const roomPath = (id: string): string => `${paths.rooms}/${id}`;

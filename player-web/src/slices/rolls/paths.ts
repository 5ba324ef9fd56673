export const paths = {
  rooms: '/page/roll',
  room: '/page/roll/:id',
  /** The rooms that the player joined. */
  record: '/user/roll/record',
} as const;

/** Returns the path of one room. */
export const roomPath = (id: string): string => `${paths.rooms}/${id}`;

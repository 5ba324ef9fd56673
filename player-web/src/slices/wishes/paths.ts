export const paths = {
  tree: '/page/wish',
  wish: '/wish/:roomId',
  record: '/user/wish/record',
} as const;

/** Returns the path of one wish. */
export const wishPath = (id: string): string => `/wish/${id}`;

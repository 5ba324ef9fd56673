export const paths = { own: '/user/profile' } as const;

/** Returns the path of a player's page for everybody. */
export const profilePath = (userId: string): string => `/profile/${userId}`;

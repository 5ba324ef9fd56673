/** Paths of the slice's pages. */
export const paths = { rain: '/page/rain', rainOf: '/page/rain/:rainId' } as const;

export const rainPath = (rainId: string): string => `/page/rain/${rainId}`;

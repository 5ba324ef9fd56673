export const paths = { moon: '/moonbox' } as const;

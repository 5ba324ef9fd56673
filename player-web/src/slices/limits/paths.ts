export const paths = { limits: '/user/limits' } as const;

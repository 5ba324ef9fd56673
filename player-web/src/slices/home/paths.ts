export const paths = { home: '/' } as const;

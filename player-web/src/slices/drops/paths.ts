export const paths = { drop: '/page/drop' } as const;

/** The slice's pages (spec 2.1, 2.2). */
export const paths = { assets: '/page/assets', record: '/user/recharge/record' } as const;

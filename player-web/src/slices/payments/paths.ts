/** The slice's pages (specification, first document, section 2). */
export const paths = { assets: '/page/assets', record: '/user/recharge/record' } as const;

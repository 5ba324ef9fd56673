/** The slice's pages, as the specification names them (first document, section 2). */
export const paths = { assets: '/page/assets', record: '/user/recharge/record' } as const;

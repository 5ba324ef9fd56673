/** The slice's page (spec 2.2). */
export const paths = { record: '/user/retrieve/record' } as const;

/** The slice's page, as the specification names it (first document, section 2). */
export const paths = { record: '/user/retrieve/record' } as const;

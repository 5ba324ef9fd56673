/** The slice's page (specification, first document, section 2). */
export const paths = { record: '/user/retrieve/record' } as const;

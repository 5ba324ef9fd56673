/** Form fields side by side, as many as fit. */
export const FIELDS_GRID = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
};

/** A text in four languages: never three side by side and one below. */
export const LANGUAGES_GRID = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', xl: 'repeat(4, 1fr)' },
};

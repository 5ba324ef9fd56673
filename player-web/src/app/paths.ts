/** Every path of the app is written here once. */
export const paths = {
  home: '/',
  hashBoxes: '/case/hash',
  classicBoxes: '/case/csgo',
  fairness: '/page/instrutions',
} as const;

/** The page that lists the boxes of a kind. */
export const boxListPath = (type: 'hash' | 'csgo'): string =>
  type === 'hash' ? paths.hashBoxes : paths.classicBoxes;

export const boxPath = (box: { boxType: string; id: string }): string =>
  `/case/${box.boxType}/${encodeURIComponent(box.id)}`;

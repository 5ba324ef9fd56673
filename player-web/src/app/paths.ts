/** Every path of the app is written here once. */
export const paths = {
  home: '/',
  hashBoxes: '/case/hash',
  classicBoxes: '/case/csgo',
  fairness: '/page/instrutions',
} as const;

export const boxPath = (box: { boxType: string; id: string }): string =>
  `/case/${box.boxType}/${encodeURIComponent(box.id)}`;

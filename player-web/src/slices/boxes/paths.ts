export const paths = {
  hashBoxes: '/case/hash',
  classicBoxes: '/case/csgo',
  /** The player's openings. */
  record: '/user/mbox/record',
} as const;

/** Returns the path of the list of boxes of a kind. */
export const boxListPath = (type: 'hash' | 'csgo'): string =>
  type === 'hash' ? paths.hashBoxes : paths.classicBoxes;

export const boxPath = (box: { boxType: string; id: string }): string =>
  `/case/${box.boxType}/${encodeURIComponent(box.id)}`;

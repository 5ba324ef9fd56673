export const paths = {
  hashBoxes: '/case/hash',
  classicBoxes: '/case/csgo',
  /** The player's openings. */
  record: '/user/mbox/record',
} as const;

/** Returns the path of the list of boxes of a kind. */
export const boxListPath = (type: 'hash' | 'csgo'): string =>
  type === 'hash' ? paths.hashBoxes : paths.classicBoxes;

/** Returns the page of a box. A phase of the moon box opens on the moon's page alone. */
export const boxPath = (box: { boxType: string; id: string }): string =>
  box.boxType === 'moon' ? '/moonbox' : `/case/${box.boxType}/${encodeURIComponent(box.id)}`;

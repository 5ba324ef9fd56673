/** Shortens a hash for comparison at a glance: '4653e82e…00ff'. */
export const shortHash = (hash: string, first = 8, last = 4): string =>
  hash.length <= first + last ? hash : `${hash.slice(0, first)}…${hash.slice(-last)}`;

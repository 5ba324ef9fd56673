/** Returns a sample picture. @param n its hash repeats this digit */
export const picture = (n: number) => ({
  hash: String(n).repeat(64),
  use: 'banner' as const,
  width: 1_272,
  height: 440,
  bytes: 40_000,
});

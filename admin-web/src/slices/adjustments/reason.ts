/** Returns a reason in words; the stored code if there are none. */
export const reasonIn = (words: Readonly<Record<string, string>>, reason: string): string =>
  words[reason] ?? reason;

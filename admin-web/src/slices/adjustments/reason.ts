/** A reason in words; as it stands in the log where nobody has words for it. */
export const reasonIn = (words: Readonly<Record<string, string>>, reason: string): string =>
  words[reason] ?? reason;

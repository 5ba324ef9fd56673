/** Normalizes the input: card numbers never contain spaces. */
export const cardTyped = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** Returns the key of the specification's message; the server checks the rest. */
export function wrongCard(card: string): 'cardMissing' | 'cardWrong' | undefined {
  if (card === '') return 'cardMissing';
  return /^[1-9]\d{16}[\dX]$/.test(card) ? undefined : 'cardWrong';
}

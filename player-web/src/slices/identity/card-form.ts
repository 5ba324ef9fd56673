/** As it is taken: spaces never belong into it. */
export const cardTyped = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** Which message applies, the specification's: the service checks the rest. */
export function wrongCard(card: string): 'cardMissing' | 'cardWrong' | undefined {
  if (card === '') return 'cardMissing';
  return /^[1-9]\d{16}[\dX]$/.test(card) ? undefined : 'cardWrong';
}

import { isCard, isName } from '@skins/engine/typed';

/** Returns the key of a name's fault. @param name as `nameTyped` returns it */
export function wrongName(name: string): 'nameMissing' | 'nameWrong' | undefined {
  if (name === '') return 'nameMissing';
  return isName(name) ? undefined : 'nameWrong';
}

/** Returns the key of a card number's fault; the server checks the age. @param card as `cardTyped` returns it */
export function wrongCard(card: string): 'cardMissing' | 'cardWrong' | undefined {
  if (card === '') return 'cardMissing';
  return isCard(card) ? undefined : 'cardWrong';
}

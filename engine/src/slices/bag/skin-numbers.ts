// Items refer to their skin by a number of this process: the text is in memory once, however many items share the skin.
const names: string[] = [];
const numbers = new Map<string, number>();

export function numberOfSkin(skinId: string): number {
  const known = numbers.get(skinId);
  if (known !== undefined) return known;
  names.push(skinId);
  numbers.set(skinId, names.length - 1);
  return names.length - 1;
}

export const skinOfNumber = (number: number): string => names[number] ?? '';

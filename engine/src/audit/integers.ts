/** Digits of the longest integers that patterns speak of: all of them are safe. */
const DIGITS = 15;

/** A regular expression of the integers from `minimum`, 0 or 1, up to `maximum`, as JSON writes them. */
export function integersUpTo(maximum: number, minimum: 0 | 1): string {
  const zero = minimum === 0 ? ['0'] : [];
  const digits = String(maximum);
  if (digits.length > DIGITS) return oneOf([...zero, `[1-9]\\d{0,${DIGITS - 1}}`]);
  const shorter = digits.length > 1 ? [`[1-9]\\d{0,${digits.length - 2}}`] : [];
  return oneOf([...zero, ...shorter, ...sameLength(digits), digits]);
}

/** Those below `digits` of the same length: the same up to one digit, there a smaller one, then any. */
const sameLength = (digits: string): string[] =>
  Array.from(digits, (digit, at) => {
    const least = at === 0 ? 1 : 0;
    const most = Number(digit) - 1;
    return most < least ? '' : `${digits.slice(0, at)}[${least}-${most}]\\d{${digits.length - at - 1}}`;
  }).filter((pattern) => pattern !== '');

export const oneOf = (patterns: readonly string[]): string => `(?:${patterns.join('|')})`;

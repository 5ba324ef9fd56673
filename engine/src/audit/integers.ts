/** Digits of the longest integers in patterns: all of these are safe integers. */
const DIGITS = 15;
const LONGEST = 10 ** DIGITS - 1;

/** Returns a regular expression for the integers from `minimum` to `maximum` as JSON writes them, of at most 15 digits. */
export function integersBetween(minimum: number, maximum: number): string {
  const below = minimum < 0 ? counting(Math.max(1, -maximum), -minimum).map((pattern) => `-${pattern}`) : [];
  return oneOf([...below, ...counting(Math.max(0, minimum), maximum)]);
}

/** Returns patterns for integers from `minimum`, at least 0, by length. Lengths covered wholly share one pattern. */
function counting(minimum: number, maximum: number): string[] {
  const most = Math.min(maximum, LONGEST);
  if (minimum > most) return [];
  const [shortest, longest] = [digitsOf(minimum), digitsOf(most)];
  // Zero has one digit, but no longer number begins with it.
  const first = Math.max(minimum, 1) === 10 ** (shortest - 1) ? shortest : shortest + 1;
  const last = most === 10 ** longest - 1 ? longest : longest - 1;
  if (first > last) return lengthByLength(minimum, most);
  return [
    ...lengthByLength(minimum, 10 ** (first - 1) - 1),
    `[1-9]\\d{${first - 1},${last - 1}}`,
    ...lengthByLength(10 ** last, most),
  ];
}

const digitsOf = (count: number): number => String(count).length;

function lengthByLength(minimum: number, maximum: number): string[] {
  const patterns: string[] = [];
  if (minimum > maximum) return patterns;
  for (let digits = digitsOf(minimum); digits <= digitsOf(maximum); digits += 1) {
    const least = Math.max(minimum, digits === 1 ? 0 : 10 ** (digits - 1));
    patterns.push(...sameLength(String(least), String(Math.min(maximum, 10 ** digits - 1))));
  }
  return patterns;
}

/** Returns patterns for a range of equal lengths: the common prefix, a digit in between, then any digits. */
function sameLength(from: string, to: string): string[] {
  if (from === to) return [from];
  const [first, last] = [Number(from.charAt(0)), Number(to.charAt(0))];
  const rest = from.length - 1;
  if (rest === 0) return [`[${first}-${last}]`];
  if (first === last) return sameLength(from.slice(1), to.slice(1)).map((pattern) => `${first}${pattern}`);
  const whole = { least: /^.0*$/.test(from), most: /^.9*$/.test(to) };
  const low = whole.least ? first : first + 1;
  const high = whole.most ? last : last - 1;
  return [
    ...(whole.least
      ? []
      : sameLength(from.slice(1), '9'.repeat(rest)).map((pattern) => `${first}${pattern}`)),
    ...(low > high ? [] : [`[${low}-${high}]\\d{${rest}}`]),
    ...(whole.most ? [] : sameLength('0'.repeat(rest), to.slice(1)).map((pattern) => `${last}${pattern}`)),
  ];
}

/** Returns a pattern for any of several patterns; for none, one that matches nothing. */
export const oneOf = (patterns: readonly string[]): string =>
  patterns.length === 0 ? '(?!)' : `(?:${patterns.join('|')})`;

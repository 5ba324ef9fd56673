// Each item begins with a byte: how many items before it one of the same kind and value stands, or 0, which both follow. Then comes how much later
// it came than the one before. A number is told in bytes of 7 bits, the lowest ones first; an 8th bit says that more follow.

/** Numbers of an item: what it is, its value, its time; all of them whole. */
export const WIDTH = 3;
const MORE = 128;

/**
 * The numbers of a few items (128 at most) as text, a byte to a letter: a piece of them is told in an eighth of the memory.
 * @param from so many first items are told already: the text goes on where theirs ends
 */
export function packItems(numbers: readonly number[], from = 0): string {
  const bytes: number[] = [];
  let before = numbers[from * WIDTH - 1] ?? 0;
  for (let at = from * WIDTH; at < numbers.length; at += WIDTH) {
    const kind = numbers[at] ?? 0;
    const value = numbers[at + 1] ?? 0;
    const time = numbers[at + 2] ?? 0;
    const back = backToLike(numbers, at, kind, value);
    bytes.push(back);
    if (back === 0) {
      writeNumber(bytes, kind);
      writeNumber(bytes, value);
    }
    writeNumber(bytes, signFirst(time - before));
    before = time;
  }
  return String.fromCharCode(...bytes);
}

/** What was read last: whoever looks at a piece asks for its items one by one. */
let last: { readonly text: string; readonly numbers: readonly number[] } = { text: '', numbers: [] };

/** The numbers that such text tells. */
export function unpackItems(text: string): readonly number[] {
  if (text !== last.text) last = { text, numbers: numbersIn(text) };
  return last.numbers;
}

function numbersIn(text: string): readonly number[] {
  const numbers: number[] = [];
  const reading = { text, at: 0 };
  let time = 0;
  while (reading.at < text.length) {
    const back = readNumber(reading);
    const like = numbers.length - back * WIDTH;
    const kind = back === 0 ? readNumber(reading) : (numbers[like] ?? 0);
    const value = back === 0 ? readNumber(reading) : (numbers[like + 1] ?? 0);
    time += signed(readNumber(reading));
    numbers.push(kind, value, time);
  }
  return numbers;
}

/** How many items before the one at `at` one of its kind and value stands; 0 where none does. */
function backToLike(numbers: readonly number[], at: number, kind: number, value: number): number {
  for (let like = at - WIDTH; like >= 0; like -= WIDTH)
    if (numbers[like] === kind && numbers[like + 1] === value) return (at - like) / WIDTH;
  return 0;
}

function writeNumber(bytes: number[], number: number): void {
  let rest = number;
  for (; rest >= MORE; rest = Math.floor(rest / MORE)) bytes.push(MORE + (rest % MORE));
  bytes.push(rest);
}

function readNumber(reading: { readonly text: string; at: number }): number {
  let number = 0;
  for (let unit = 1; ; unit *= MORE) {
    const byte = reading.text.charCodeAt(reading.at);
    reading.at += 1;
    number += (byte % MORE) * unit;
    // At the end of the text there is no byte, and no number is greater.
    if (!(byte >= MORE)) return number;
  }
}

// The sign in the lowest bit, so that a small number stays small on either side of 0: a clock may be set back.
const signFirst = (number: number): number => (number < 0 ? -2 * number - 1 : 2 * number);
const signed = (number: number): number => (number % 2 === 1 ? -(number + 1) / 2 : number / 2);

// Each item begins with a byte: the distance back to an item of the same kind and value, or 0, followed by both. Then
// comes the
// time since the item before. A number is written in bytes of 7 bits, lowest first; the 8th bit says that more follow.

/** Numbers per item: kind, value and time, all integers. */
export const WIDTH = 3;
const MORE = 128;

/**
 * Packs the numbers of up to 128 items as text, one byte per character, in an eighth of the memory.
 * @param from number of items packed already: the text continues theirs
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

/** Cache of the last text: callers ask for a piece's items one by one. */
let last: { readonly text: string; readonly numbers: readonly number[] } = { text: '', numbers: [] };

/** Unpacks the numbers of such a text. */
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

/** Returns the distance back from the item at `at` to one of its kind and value; 0 if there is none. */
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
    // NaN at the end of the text fails every comparison.
    if (!(byte >= MORE)) return number;
  }
}

// Puts the sign into the lowest bit, so that small numbers on both sides of 0 stay small: a clock may be set back.
const signFirst = (number: number): number => (number < 0 ? -2 * number - 1 : 2 * number);
const signed = (number: number): number => (number % 2 === 1 ? -(number + 1) / 2 : number / 2);

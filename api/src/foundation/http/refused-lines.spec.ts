import { expect, it } from 'vitest';
import { RefusedLines } from './refused-lines.ts';

it('writes two hundred lines a second, and a count of the rest', () => {
  const written: [line: object, message: string][] = [];
  const write = (line: object, message: string) => void written.push([line, message]);
  let now = 5_000;
  const lines = new RefusedLines({ info: write, warn: write }, () => now);

  for (let n = 0; n < 1_000; n += 1) lines.write({ n });
  expect(written).toEqual(Array.from({ length: 200 }, (_, n) => [{ n }, 'refused']));

  now += 1_000;
  lines.write({ n: 1_000 });
  expect(written.slice(200)).toEqual([
    [{ left: 800 }, 'more was refused than has a line'],
    [{ n: 1_000 }, 'refused'],
  ]);
});

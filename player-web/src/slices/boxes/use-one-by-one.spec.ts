import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOneByOne } from './use-one-by-one';

let frames: FrameRequestCallback[] = [];
let now = 0;

beforeEach(() => {
  frames = [];
  now = 0;
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => {
    frames.splice(id - 1, 1);
  });
  Object.defineProperty(document, 'timeline', {
    configurable: true,
    value: {
      get currentTime() {
        return now;
      },
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

function nextFrame(): void {
  act(() => {
    for (const run of frames.splice(0)) run(now);
  });
}
const ten = (name: string) => Array.from({ length: 10 }, (_, index) => `${name}${index}`);
const started = (first: readonly string[]) =>
  renderHook(({ wanted, inHaste }) => useOneByOne(wanted, 1, inHaste).places.map((place) => place?.part), {
    initialProps: { wanted: first, inHaste: false },
  });

it('adds one new part per frame, and keeps the old ones until then', () => {
  const { result, rerender } = started(ten('a'));
  expect(result.current).toEqual(ten('a'));
  const wanted = ten('b');
  rerender({ wanted, inHaste: false });
  expect(result.current).toEqual(ten('a'));
  nextFrame();
  expect(result.current).toEqual(['b0', ...ten('a').slice(1)]);
  for (let frame = 0; frame < 9; frame += 1) nextFrame();
  expect(result.current).toEqual(wanted);
});

it('keeps a place for every part from the start', () => {
  const { result, rerender } = started(['a0']);
  rerender({ wanted: ten('b'), inHaste: false });
  expect(result.current).toHaveLength(10);
  expect(result.current.slice(1)).toEqual(Array.from({ length: 9 }));
});

it('adds all parts at once in haste, and if frames take too long', () => {
  const { result, rerender } = started(['a0']);
  const wanted = ten('b');
  rerender({ wanted, inHaste: false });
  rerender({ wanted, inHaste: true });
  expect(result.current).toEqual(wanted);
  const later = ten('c');
  rerender({ wanted: later, inHaste: false });
  now = 1600;
  nextFrame();
  expect(result.current).toEqual(later);
});

it('adds a part of several pieces piece by piece', () => {
  const { result, rerender } = renderHook(({ wanted }) => useOneByOne(wanted, 2, false).places, {
    initialProps: { wanted: ['a0', 'a1'] },
  });
  const whole = (part: string) => ({ part, built: 2 });
  rerender({ wanted: ['b0', 'b1'] });
  nextFrame();
  expect(result.current).toEqual([{ part: 'b0', built: 1 }, whole('a1')]);
  nextFrame();
  nextFrame();
  expect(result.current).toEqual([whole('b0'), { part: 'b1', built: 1 }]);
  rerender({ wanted: ['c0', 'c1'] });
  expect(result.current).toEqual([whole('b0'), { part: 'b1', built: 1 }]);
});

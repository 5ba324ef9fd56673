import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the young generation at 2 MB per half: by default it grows in steps up to 100 MB during a long read, though records die young.
 * Starts a full GC when the old generation has grown by 40 %: by default it grows to several times the live size
 * (docs/storage.md, Heap and malloc settings).
 */
export function keepMemoryFlat(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--min-semi-space-size=2');
  setFlagsFromString('--heap-growing-percent=40');
}

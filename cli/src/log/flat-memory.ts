import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8 from growing its nursery, which it does in steps up to 100 MB for whoever reads for long. Records die young: a small
 * nursery serves them as well, of 2 MB for each half of a thread's. And less garbage outside the nursery than what is alive: it
 * would be several times that (docs/decisions/053-less-work-for-verify.md).
 */
export function keepMemoryFlat(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--min-semi-space-size=2');
  setFlagsFromString('--heap-growing-percent=40');
}

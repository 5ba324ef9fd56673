import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8 from growing its nursery, which it does in steps up to 100 MB for whoever reads for long. Records die young:
 * the small nursery serves them as well.
 */
export function keepMemoryFlat(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

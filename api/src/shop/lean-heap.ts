import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 allocate every object in the young generation from now on, and start a full GC when the old generation has doubled.
 *
 * By default V8 allocates in the old generation if most earlier objects of an allocation site survived, as under a heavy load.
 * Objects of a request are short-lived, but would stay until a full GC, with all young objects that they refer to. By
 * default the heap also grows to four times its live size (docs/storage.md, Heap and malloc settings).
 */
export function leanHeap(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
  setFlagsFromString('--heap-growing-percent=100');
}

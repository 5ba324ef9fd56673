import { setFlagsFromString } from 'node:v8';

/**
 * Has V8 make every object in its nursery, from now on, and look for garbage among the old ones once there is as much of it as of what is alive.
 *
 * By itself it makes objects among the old ones where most that were made before outlived the nursery, be it under one heavy load. Those of a
 * request are dead at once, but stay until the whole heap is looked at, and with them all young ones that they lead to
 * (docs/decisions/045-young-objects.md). And it lets the heap grow to four times what is alive (docs/decisions/046-heap-of-twice-what-is-alive.md).
 */
export function leanHeap(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
  setFlagsFromString('--heap-growing-percent=100');
}

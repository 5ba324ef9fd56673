import { parseArgs } from 'node:util';
import { foldersOf, knownSlices } from './slices.mjs';

/**
 * Parses the command line of `npm test`.
 * @returns {{ fast: boolean, slice?: string, folders: string[] } | { problem: string }}
 */
export function wanted(args) {
  try {
    const { values } = parseArgs({
      args,
      options: { fast: { type: 'boolean', default: false }, slice: { type: 'string' } },
    });
    const { fast, slice } = values;
    if (slice === undefined) return { fast, folders: [] };
    const known = knownSlices();
    if (known.includes(slice)) return { fast, slice, folders: foldersOf(slice) };
    return { problem: `No package has tests of a slice "${slice}". There are: ${known.join(', ')}.` };
  } catch (error) {
    return { problem: `${error.message} Usage: npm test [-- [--fast] [--slice NAME]]` };
  }
}

import type { NoteKey } from '@skins/engine/transparency';
import type { Finding } from '../findings.ts';

/**
 * What speaks against the end of an exported log: without a checkpoint over its last event, nobody sees that it was cut.
 * @param signed how many of its events the checkpoints are over
 */
export function unsignedFindings(size: number, signed: number, key: NoteKey | undefined): Finding[] {
  const expected = `a key, and a checkpoint by it over all ${size} events`;
  if (key === undefined) return [{ rule: 'unsigned', expected, found: 'no key' }];
  if (signed === 0) return [{ rule: 'unsigned', expected, found: 'no checkpoint' }];
  if (signed >= size) return [];
  return [
    {
      rule: 'unsigned-tail',
      expected: `a checkpoint over all ${size} events`,
      found: `checkpoints over the first ${signed}`,
      position: signed + 1,
    },
  ];
}

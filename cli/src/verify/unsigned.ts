import type { NoteKey } from '@skins/engine/transparency';
import type { Finding } from '../findings.ts';

/**
 * Returns faults of an exported log's end: without a checkpoint over its last event, a cut would go unnoticed.
 * @param signed number of its events that checkpoints cover
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

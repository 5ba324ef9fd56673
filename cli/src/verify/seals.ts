import type { NoteKey } from '@skins/engine/transparency';
import type { Finding } from '../findings.ts';
import { checkCheckpoint, originOf } from '../log/evidence.ts';
import type { RoomSeal } from '../log/seal-watch.ts';

/**
 * Returns faults of the checkpoints under which rooms were frozen before their rounds (docs/fairness.md, section 12).
 * @param origin the log that they must name; without one, all must name the same
 * @param key without one, signatures are not checked
 */
export const sealFindings = (
  seals: readonly RoomSeal[],
  origin: string | undefined,
  key: NoteKey | undefined,
): Finding[] => {
  const named = origin ?? originOf(seals.map(({ note }) => note));
  return seals.flatMap((seal) => {
    const fault = faultOf(seal, named, key);
    const { position, stream } = seal;
    return fault === undefined ? [] : [{ rule: 'room-seal', ...fault, position, stream }];
  });
};

function faultOf(
  { note, size, root, own }: RoomSeal,
  origin: string | undefined,
  key: NoteKey | undefined,
): Pick<Finding, 'expected' | 'found'> | undefined {
  const signed = checkCheckpoint(note, origin, key);
  if ('rule' in signed) return { expected: signed.expected, found: signed.found };
  if (signed.size !== size || signed.root !== root)
    return {
      expected: `the root ${signed.root} over ${signed.size} records, as was signed`,
      found: `${root} over ${size}`,
    };
  if (own === undefined)
    return { expected: 'a checkpoint over the frozen entries', found: `one over ${size} records` };
  return own === root
    ? undefined
    : { expected: `the root ${own} over the first ${size} records`, found: root };
}

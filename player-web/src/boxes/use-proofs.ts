import { useQuery } from '@tanstack/react-query';
import { evidenceOfRecord, type RollEvidence } from '../seeds';
import { boxRecordQuery } from './queries';
import { useResultsHeld } from '../session';

const NEWEST = 100;
const FROM_BOX = 1;

/** The proofs of items that came out of boxes, as far as the newest records reach. */
export function useProofs(
  items: readonly { source: number }[],
): (itemId: string) => RollEvidence | undefined {
  const held = useResultsHeld();
  const wanted = items.some(({ source }) => source === FROM_BOX);
  const { data } = useQuery({ ...boxRecordQuery(1, NEWEST), enabled: wanted && !held });
  return (itemId) => {
    const record = data?.records.find((record) => record.itemId === itemId);
    return record && evidenceOfRecord(record);
  };
}

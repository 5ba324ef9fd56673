import type { DataOf } from '@skins/api/contract';
import type { roomDetail, roomEntries } from '@skins/api/rolls/contract';
import type { DrawEntry } from '@skins/engine/fairness';
import { ask, get } from '../net';
import { DrawCheck } from './DrawCheck';

const PAGE = 1_000;
const entriesCall = get<typeof roomEntries>('/api/roll/room/entries');

/** The check of one roll room, for its page. */
export function RoomCheck({
  detail: { room, prizes, evidence },
}: {
  detail: Pick<DataOf<typeof roomDetail>, 'room' | 'prizes' | 'evidence'>;
}) {
  return (
    <DrawCheck
      evidence={evidence}
      prizes={prizes.map(({ rank, winner, given }) => ({ rank, entrant: winner?.userId ?? null, given }))}
      loadEntries={() => allEntries(room.id)}
    />
  );
}

async function allEntries(id: string): Promise<readonly DrawEntry[]> {
  const entries: DrawEntry[] = [];
  for (let from: number | null = 1; from !== null;) {
    const page: DataOf<typeof roomEntries> = await ask(entriesCall, { query: { id, from, size: PAGE } });
    entries.push(...page.entries);
    from = page.next;
  }
  return entries;
}

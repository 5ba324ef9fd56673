import { entriesTold, roomTold } from '@skins/api/foundation/beacon';
import type { DrawEntry, DrawEvidence, DrawWitness } from '@skins/engine/fairness';
import { answerAt } from './answer-at.ts';
import { readJsonFile } from '../json-file.ts';
import { Problem } from '../problem.ts';

/** Published data of one room. */
interface RoomTold {
  readonly evidence: DrawEvidence;
  readonly prizes: NonNullable<DrawWitness['prizes']>;
  /** in order; undefined if a file has none */
  readonly entries: readonly DrawEntry[] | undefined;
}

const PAGE = 1_000;
/** Path of a room's page, or of the API call for its details. */
const ROOM = /^\/(?:page\/roll\/([0-9a-f]{12})|api\/roll\/room\/detail)\/?$/;

/** Reads a room from a file, or from a shop by the room's address. @throws Problem, WrongUsage */
export async function roomToldBy(named: string): Promise<RoomTold> {
  const address = /^https?:\/\//.test(named) ? URL.parse(named) : undefined;
  if (address === undefined) return toldOf(readJsonFile(named), named);
  const [, inPath] = ROOM.exec(address?.pathname ?? '') ?? [];
  const id = inPath ?? address?.searchParams.get('id') ?? '';
  if (address === null || !/^[0-9a-f]{12}$/.test(id))
    throw new Problem(`${named} is no room’s address, such as https://shop.example/page/roll/0123456789ab`);
  const told = toldOf(await answerAt(`${address.origin}/api/roll/room/detail?id=${id}`), named);
  const { frozen } = told.evidence;
  return frozen === null ? told : { ...told, entries: await entriesAt(address.origin, id, frozen.count) };
}

/** Parses a room's data from an answer or a file, with or without the answer's envelope. */
function toldOf(said: unknown, named: string): RoomTold {
  const told: unknown = said instanceof Object && 'data' in said ? said.data : said;
  if (!roomTold.Check(told)) throw new Problem(`${named} tells of no room, or of one in another form`);
  const prizes = told.prizes.map(({ rank, winner, given }) => ({
    rank,
    entrant: winner?.userId ?? null,
    given,
  }));
  return { evidence: told.evidence, prizes, entries: told.entries };
}

/** @param count expected number of entries: reading one more is enough to see a mismatch */
async function entriesAt(origin: string, id: string, count: number): Promise<readonly DrawEntry[]> {
  const entries: DrawEntry[] = [];
  for (let from: number | null = 1; from !== null && entries.length <= count;) {
    const address = `${origin}/api/roll/room/entries?id=${id}&from=${from}&size=${PAGE}`;
    const said = await answerAt(address);
    const page: unknown = said instanceof Object && 'data' in said ? said.data : said;
    if (!entriesTold.Check(page)) throw new Problem(`${address} tells of no entries`);
    entries.push(...page.entries);
    // Stop unless the page advances, so that a shop cannot keep this loop going.
    from = page.entries.length > 0 && page.next !== null && page.next > from ? page.next : null;
  }
  return entries;
}

import { DrawHeld, RoomFrozen, RoomSealed, RoomVoided } from '@skins/engine/rolls';
import { type EventData, readRecord } from '@skins/engine/kernel';
import { type Frontier, type MerkleTree, merkleTree } from '@skins/engine/transparency';
import { nativeTreeHash } from '@skins/api/transparency';

/** So the records of rooms begin. */
const ROOM = '{"stream":"roll-';

/** What a room's record says was signed over its frozen entries, and what the log's own tree was. */
export interface RoomSeal {
  /** of the record that says so, from 1 */
  readonly position: number;
  readonly stream: string;
  /** the signed note, and what the record reads in it */
  readonly note: string;
  readonly size: number;
  readonly root: string;
  /** the log's root over so many records; undefined where the room's frozen entries are not among them */
  readonly own: string | undefined;
}

/** Follows rooms from the freezing of their entries to their seals, and keeps of the log what its roots between are made of. */
export class SealWatch {
  readonly seals: RoomSeal[] = [];
  /** the tree before the first record that is kept */
  #from: Frontier = { size: 0, nodes: [] };
  #kept: string[] = [];
  /** by room that waits for its seal: how many records the log has with its frozen entries */
  readonly #frozen = new Map<string, number>();

  /** @param tree of the log up to the record, without it */
  take(record: string, tree: MerkleTree): void {
    const isRoom = record.startsWith(ROOM);
    if (isRoom && this.#frozen.size === 0) this.#from = tree.frontier();
    if (isRoom || this.#frozen.size > 0) this.#kept.push(record);
    if (isRoom) this.#follow(record, tree.size + 1);
    if (this.#frozen.size === 0 && this.#kept.length > 0) this.#kept = [];
  }

  #follow(record: string, position: number): void {
    const read = readRecord(record);
    if ('rule' in read) return;
    const { stream, type, data } = read;
    if (type === RoomFrozen.type) this.#frozen.set(stream, position);
    if (RoomSealed.is(read) && RoomSealed.fits(data)) this.#seal(stream, position, read.data);
    if (type === RoomSealed.type || type === RoomVoided.type || type === DrawHeld.type)
      this.#frozen.delete(stream);
  }

  #seal(stream: string, position: number, { size, root, note }: EventData<typeof RoomSealed>): void {
    const frozen = this.#frozen.get(stream) ?? Infinity;
    const own = size >= frozen && size < position ? this.#rootOver(size) : undefined;
    this.seals.push({ position, stream, note, size, root, own });
  }

  #rootOver(size: number): string {
    const tree = merkleTree(this.#from, nativeTreeHash);
    for (const record of this.#kept.slice(0, size - this.#from.size)) tree.append(record);
    return tree.root();
  }
}

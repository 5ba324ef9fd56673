import { DrawHeld, RoomFrozen, RoomSealed, RoomVoided } from '@skins/engine/rolls';
import { type EventData, readRecord } from '@skins/engine/kernel';
import { type MerkleTree, merkleTree } from '@skins/engine/transparency';
import { nativeTreeHash } from '@skins/api/foundation/transparency';

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

/**
 * Follows rooms from the freezing of their entries to their seals, and keeps of the log what its roots between are made of: from
 * the room on that has waited longest, so that it is little, though there may always be one that waits.
 */
export class SealWatch {
  readonly seals: RoomSeal[] = [];
  /** the tree before the first record that is kept */
  #before: MerkleTree = merkleTree(undefined, nativeTreeHash);
  #kept: string[] = [];
  /** by room that waits for its seal: how many records the log has with its frozen entries; the first one has waited longest */
  readonly #frozen = new Map<string, number>();

  /** @param tree of the log up to the record, without it */
  take(record: string, tree: MerkleTree): void {
    const isRoom = record.startsWith(ROOM);
    if (isRoom && this.#frozen.size === 0) this.#before = merkleTree(tree.frontier(), nativeTreeHash);
    if (isRoom || this.#frozen.size > 0) this.#kept.push(record);
    if (isRoom) this.#follow(record, tree.size + 1);
  }

  #follow(record: string, position: number): void {
    const read = readRecord(record);
    if (!('rule' in read)) {
      const { stream, type, data } = read;
      if (type === RoomFrozen.type) this.#freeze(stream, position);
      if (RoomSealed.is(read) && RoomSealed.fits(data)) this.#seal(stream, position, read.data);
      if (type === RoomSealed.type || type === RoomVoided.type || type === DrawHeld.type)
        this.#frozen.delete(stream);
    }
    this.#letGo();
  }

  #freeze(stream: string, position: number): void {
    // Frozen once more, which the audit names, it waits from here on.
    this.#frozen.delete(stream);
    this.#frozen.set(stream, position);
  }

  #seal(stream: string, position: number, { size, root, note }: EventData<typeof RoomSealed>): void {
    const frozen = this.#frozen.get(stream) ?? Infinity;
    const own = size >= frozen && size < position ? this.#rootOver(size) : undefined;
    this.seals.push({ position, stream, note, size, root, own });
  }

  #rootOver(size: number): string {
    const tree = merkleTree(this.#before.frontier(), nativeTreeHash);
    for (const record of this.#kept.slice(0, size - this.#before.size)) tree.append(record);
    return tree.root();
  }

  /** What stands before all rooms that wait is not needed any more. */
  #letGo(): void {
    const [first] = this.#frozen.values();
    if (first === undefined) this.#kept = [];
    else
      for (const record of this.#kept.splice(0, first - 1 - this.#before.size)) this.#before.append(record);
  }
}

import { BattleDrawn, BattleFrozen, BattleSealed, BattleVoided } from '@skins/engine/battles';
import { DrawHeld, RoomFrozen, RoomSealed, RoomVoided } from '@skins/engine/rolls';
import { type EventData, readRecord } from '@skins/engine/kernel';
import { WishDrawn, WishFrozen, WishSealed, WishVoided } from '@skins/engine/wishes';
import { type MerkleTree, merkleTree } from '@skins/engine/transparency';
import { nativeTreeHash } from '@skins/api/foundation/transparency';

/** Beginnings of the records of rooms, battles and wishes. */
const ROOMS = ['{"stream":"roll-', '{"stream":"battle-', '{"stream":"wish-'];
const FREEZES: ReadonlySet<string> = new Set([RoomFrozen.type, BattleFrozen.type, WishFrozen.type]);
const ENDS: ReadonlySet<string> = new Set(
  [
    RoomSealed,
    RoomVoided,
    DrawHeld,
    BattleSealed,
    BattleVoided,
    BattleDrawn,
    WishSealed,
    WishVoided,
    WishDrawn,
  ].map(({ type }) => type),
);

/** A room's signed checkpoint over its frozen entries, and the root of the log's own tree. */
export interface RoomSeal {
  /** position of the record with the seal, from 1 */
  readonly position: number;
  readonly stream: string;
  /** the signed note; size and root as the record states them */
  readonly note: string;
  readonly size: number;
  readonly root: string;
  /** the log's root over `size` records; undefined if they do not include the room's frozen entries */
  readonly own: string | undefined;
}

/**
 * Follows rooms from the freezing of their entries to their seals. Keeps the records needed for roots in between, from the room that has
 * waited longest. These are few, even if some room is always waiting.
 */
export class SealWatch {
  readonly seals: RoomSeal[] = [];
  /** tree before the first kept record */
  #before: MerkleTree = merkleTree(undefined, nativeTreeHash);
  #kept: string[] = [];
  /** by room that waits for its seal: position of its frozen entries; the room that has waited longest comes first */
  readonly #frozen = new Map<string, number>();

  /** @param tree of the log before this record */
  take(record: string, tree: MerkleTree): void {
    const isRoom = ROOMS.some((beginning) => record.startsWith(beginning));
    if (isRoom && this.#frozen.size === 0) this.#before = merkleTree(tree.frontier(), nativeTreeHash);
    if (isRoom || this.#frozen.size > 0) this.#kept.push(record);
    if (isRoom) this.#follow(record, tree.size + 1);
  }

  #follow(record: string, position: number): void {
    const read = readRecord(record);
    if (!('rule' in read)) {
      const { stream, type, data } = read;
      if (FREEZES.has(type)) this.#freeze(stream, position);
      if (RoomSealed.is(read) && RoomSealed.fits(data)) this.#seal(stream, position, read.data);
      if (BattleSealed.is(read) && BattleSealed.fits(data)) this.#seal(stream, position, read.data);
      if (WishSealed.is(read) && WishSealed.fits(data)) this.#seal(stream, position, read.data);
      if (ENDS.has(type)) this.#frozen.delete(stream);
    }
    this.#letGo();
  }

  #freeze(stream: string, position: number): void {
    // If a room is frozen again, which the audit reports, it waits from here on.
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

  /** Drops the records before all waiting rooms. */
  #letGo(): void {
    const [first] = this.#frozen.values();
    if (first === undefined) this.#kept = [];
    else
      for (const record of this.#kept.splice(0, first - 1 - this.#before.size)) this.#before.append(record);
  }
}

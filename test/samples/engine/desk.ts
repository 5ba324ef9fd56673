import { sha256Hex } from '../../../engine/src/fairness/index.ts';
import { idOf } from '../../../engine/src/kernel/index.ts';
import type { AnyShop } from '../../../engine/src/shop/index.ts';
import { type PlayerBooks, playerBooks, streamBooks } from '../../../engine/src/audit/books.ts';
import { FrameDesk } from '../../../engine/src/audit/frame-desk.ts';

interface Moved {
  readonly stream?: string;
  readonly version?: number;
  readonly time?: number;
  readonly actor?: string;
  readonly command?: string;
  /** whether the event is the first one of its command */
  readonly first?: boolean;
}

/** The audit frame's desk, advanced by a test: members that are not given stay. */
export class SampleDesk {
  readonly desk: FrameDesk;
  readonly #players = new Map<string, PlayerBooks>();

  constructor(shop: AnyShop) {
    this.desk = new FrameDesk(shop, sha256Hex, (stream) => (this.#players.get(stream)?.version ?? 0) > 0);
    this.at({ stream: 'player-anna0000', version: 1, time: 1_000, actor: 'system', command: 'c1' });
  }

  at({
    stream = this.desk.stream,
    version = this.desk.version + 1,
    time = this.desk.time,
    actor = this.desk.actor,
    command = this.desk.command,
    first = true,
  }: Moved): FrameDesk {
    const player = this.#player(stream);
    const envelope = { stream, version, type: '', v: 1, time, actor, command, data: undefined };
    this.desk.move(envelope, {
      kind: '',
      id: idOf(stream),
      begins: undefined,
      books: player ?? streamBooks(),
      player: player ?? playerBooks(''),
    });
    if (first) this.desk.commandVersion = version;
    return this.desk;
  }

  #player(stream: string): PlayerBooks | undefined {
    if (!stream.startsWith('player-')) return undefined;
    const books = this.#players.get(stream) ?? playerBooks(idOf(stream));
    this.#players.set(stream, books);
    return books;
  }
}

import {
  BoxFace,
  BoxOdds,
  BoxRetired,
  BoxTerms,
  BoxVersionPublished,
  BoxesOrdered,
  Shelf,
  ShelfPlaced,
  ShelvesOrdered,
  Skin,
  SkinListed,
} from '@skins/engine/catalogue';
import { ApprovalModeSet } from '@skins/engine/operators';
import { RulesPublished } from '@skins/engine/rules';
import type { Database } from 'better-sqlite3';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { LoggedEvent } from '../../foundation/runtime/index.ts';
import { type KnownBox, type KnownCatalogue, shelvesIn } from './catalogue-lines.ts';

/** Contents that were published and not stopped, as part of the change log. The newest of a thing is what the next is compared with. */
export const KNOWN_SCHEMA = `
    CREATE TABLE IF NOT EXISTS change_known (
      kind TEXT NOT NULL, id TEXT NOT NULL, position TEXT NOT NULL, setting TEXT NOT NULL, command TEXT NOT NULL,
      content TEXT NOT NULL, PRIMARY KEY (kind, id, position)) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS change_known_command ON change_known (setting, command);`;

type Kind = 'rules' | 'skin' | 'shelf' | 'box' | 'mode' | 'order';

/** The content of a thing, and its setting. */
interface Content {
  readonly kind: Kind;
  readonly id: string;
  readonly setting: string;
  readonly content: unknown;
}

const KnownSkin = Compile(Skin);
const KnownShelf = Compile(Shelf);
const KnownBoxes = Compile(
  Type.Object({ odds: BoxOdds, face: BoxFace, terms: BoxTerms, retired: Type.Boolean() }),
);
const KnownOrder = Compile(Type.Array(Type.String()));

/** Prepares lookups of the latest contents, by kind and name. */
export function prepareKnown(database: Database) {
  const find = database
    .prepare<[Kind, string], string>(
      'SELECT content FROM change_known WHERE kind = ? AND id = ? ORDER BY position DESC LIMIT 1',
    )
    .pluck();
  const put = database.prepare<[Kind, string, string, string, string, string]>(
    'INSERT INTO change_known (kind, id, position, setting, command, content) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const forget = database.prepare<[string]>(
    `DELETE FROM change_known
     WHERE (setting, command) = (SELECT setting, command FROM change_entry WHERE proposal = ?)`,
  );
  const read = (kind: Kind, id: string): unknown => JSON.parse(find.get(kind, id) ?? 'null');
  const onSale = database
    .prepare<[], string>(
      `SELECT id FROM change_known AS known WHERE kind = 'box' AND json_extract(content, '$.retired') = 0
       AND position = (SELECT MAX(position) FROM change_known WHERE kind = 'box' AND id = known.id)`,
    )
    .pluck();
  const order = (of: 'shelves' | 'boxes'): readonly string[] => {
    const ids = read('order', of);
    return KnownOrder.Check(ids) ? ids : [];
  };
  const catalogue: KnownCatalogue = {
    skin(id) {
      const skin = read('skin', id);
      return KnownSkin.Check(skin) ? skin : undefined;
    },
    shelf(id) {
      const shelf = read('shelf', id);
      return KnownShelf.Check(shelf) ? shelf : undefined;
    },
    box(id): KnownBox | undefined {
      const box = read('box', id);
      return KnownBoxes.Check(box) ? box : undefined;
    },
    boxes: () => onSale.all(),
    boxOrder: () => order('boxes'),
    shelves: () => order('shelves'),
  };
  return {
    ...catalogue,
    rules: (name: string) => read('rules', name),
    mode(): string {
      const mode = read('mode', 'mode');
      return typeof mode === 'string' ? mode : 'single';
    },
    remember(logged: LoggedEvent): void {
      for (const { kind, id, setting, content } of contentsOf(logged, catalogue))
        put.run(kind, id, logged.position, setting, logged.meta.command, JSON.stringify(content));
    },
    /** Removes the contents that a proposal published. */
    takeBack(proposal: string): void {
      forget.run(proposal);
    },
  };
}

/** Returns the contents that an event publishes. */
function contentsOf({ event }: LoggedEvent, known: KnownCatalogue): Content[] {
  if (RulesPublished.is(event)) {
    const { name, content } = event.data;
    return [{ kind: 'rules', id: name, setting: name, content }];
  }
  if (ApprovalModeSet.is(event))
    return [{ kind: 'mode', id: 'mode', setting: 'operators', content: event.data.mode }];
  const of = (kind: Kind, id: string, content: unknown) => ({ kind, id, setting: 'catalogue', content });
  if (SkinListed.is(event)) {
    const { from: _, ...skin } = event.data;
    return [of('skin', skin.skinId, skin)];
  }
  if (ShelfPlaced.is(event)) {
    const { from: _, ...shelf } = event.data;
    const order = known.shelves();
    const isNew = !order.includes(shelf.shelfId);
    return [
      of('shelf', shelf.shelfId, shelf),
      ...(isNew ? [of('order', 'shelves', [...order, shelf.shelfId])] : []),
    ];
  }
  if (ShelvesOrdered.is(event))
    return [of('order', 'shelves', shelvesIn(known.shelves(), event.data.shelfIds))];
  if (BoxesOrdered.is(event)) return [of('order', 'boxes', event.data.boxIds)];
  if (BoxVersionPublished.is(event)) {
    const { odds, face, terms } = event.data;
    return [of('box', odds.boxId, { odds, face, terms, retired: false })];
  }
  if (BoxRetired.is(event)) {
    const { boxId } = event.data;
    const box = known.box(boxId);
    return box === undefined ? [] : [of('box', boxId, { ...box, retired: true })];
  }
  return [];
}

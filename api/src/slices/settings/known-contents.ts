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
import { type KnownCatalogue, wornName } from './catalogue-lines.ts';

/** Contents that were published and not stopped, as part of the change log. The newest of a thing is what the next is compared with. */
export const KNOWN_SCHEMA = `
    CREATE TABLE IF NOT EXISTS change_known (
      kind TEXT NOT NULL, id TEXT NOT NULL, position TEXT NOT NULL, setting TEXT NOT NULL, command TEXT NOT NULL,
      content TEXT NOT NULL, PRIMARY KEY (kind, id, position)) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS change_known_command ON change_known (setting, command);`;

type Kind = 'rules' | 'skin' | 'shelf' | 'box' | 'order' | 'mode';

/** The content of a thing, and its setting. */
interface Content {
  readonly kind: Kind;
  readonly id: string;
  readonly setting: string;
  readonly content: unknown;
}

const KnownSkin = Compile(Skin);
const KnownShelf = Compile(Shelf);
const KnownBox = Compile(
  Type.Object({ face: BoxFace, odds: BoxOdds, terms: BoxTerms, retired: Type.Boolean() }),
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
  const placed = database
    .prepare<[], string>(
      "SELECT id FROM change_known WHERE kind = 'shelf' GROUP BY id ORDER BY MIN(position), id",
    )
    .pluck();
  const read = (kind: Kind, id: string): unknown => JSON.parse(find.get(kind, id) ?? 'null');
  const order = (id: string): readonly string[] => {
    const ids = read('order', id);
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
    box(id) {
      const box = read('box', id);
      return KnownBox.Check(box) ? box : undefined;
    },
    nameOf(of, id) {
      if (of === 'box') return catalogue.box(id)?.face.name;
      if (of === 'shelf') return catalogue.shelf(id)?.name;
      const skin = catalogue.skin(id);
      return skin && wornName(skin);
    },
    shelfOrder() {
      const ordered = order('shelves');
      return [...ordered, ...placed.all().filter((id) => !ordered.includes(id))];
    },
    boxOrder: () => order('boxes'),
  };
  return {
    ...catalogue,
    rules: (name: string) => read('rules', name),
    mode(): string {
      const mode = read('mode', 'mode');
      return typeof mode === 'string' ? mode : 'single';
    },
    remember(logged: LoggedEvent): void {
      const said = contentOf(logged, catalogue);
      if (said === undefined) return;
      const { kind, id, setting, content } = said;
      put.run(kind, id, logged.position, setting, logged.meta.command, JSON.stringify(content));
    },
    /** Removes the contents that a proposal published. */
    takeBack(proposal: string): void {
      forget.run(proposal);
    },
  };
}

function contentOf({ event }: LoggedEvent, known: KnownCatalogue): Content | undefined {
  if (RulesPublished.is(event)) {
    const { name, content } = event.data;
    return { kind: 'rules', id: name, setting: name, content };
  }
  if (ApprovalModeSet.is(event))
    return { kind: 'mode', id: 'mode', setting: 'operators', content: event.data.mode };
  const setting = 'catalogue';
  if (SkinListed.is(event)) {
    const { from: _, ...skin } = event.data;
    return { kind: 'skin', id: skin.skinId, setting, content: skin };
  }
  if (ShelfPlaced.is(event)) {
    const { from: _, ...shelf } = event.data;
    return { kind: 'shelf', id: shelf.shelfId, setting, content: shelf };
  }
  if (BoxVersionPublished.is(event)) {
    const { odds, face, terms } = event.data;
    return { kind: 'box', id: odds.boxId, setting, content: { face, odds, terms, retired: false } };
  }
  if (BoxRetired.is(event)) {
    const { boxId } = event.data;
    return { kind: 'box', id: boxId, setting, content: { ...known.box(boxId), retired: true } };
  }
  if (BoxesOrdered.is(event)) return { kind: 'order', id: 'boxes', setting, content: event.data.boxIds };
  return ShelvesOrdered.is(event)
    ? { kind: 'order', id: 'shelves', setting, content: event.data.shelfIds }
    : undefined;
}

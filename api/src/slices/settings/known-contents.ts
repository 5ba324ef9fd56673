import {
  BoxOdds,
  BoxTerms,
  BoxVersionPublished,
  ShelfPlaced,
  SkinListed,
  Text,
} from '@skins/engine/catalogue';
import { ApprovalModeSet } from '@skins/engine/operators';
import { RulesPublished } from '@skins/engine/rules';
import type { Database } from 'better-sqlite3';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { LoggedEvent } from '../../foundation/runtime/index.ts';
import type { KnownCatalogue } from './catalogue-lines.ts';

/** Contents that were published and not stopped, as part of the change log. The newest of a thing is what the next is compared with. */
export const KNOWN_SCHEMA = `
    CREATE TABLE IF NOT EXISTS change_known (
      kind TEXT NOT NULL, id TEXT NOT NULL, position TEXT NOT NULL, setting TEXT NOT NULL, command TEXT NOT NULL,
      content TEXT NOT NULL, PRIMARY KEY (kind, id, position)) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS change_known_command ON change_known (setting, command);`;

type Kind = 'rules' | 'skin' | 'shelf' | 'box' | 'mode';

/** The content of a thing, and its setting. */
interface Content {
  readonly kind: Kind;
  readonly id: string;
  readonly setting: string;
  readonly content: unknown;
}

const KnownSkin = Compile(Type.Object({ name: Text, price: Type.Integer() }));
const KnownBox = Compile(Type.Object({ name: Text, odds: BoxOdds, terms: BoxTerms }));
const KnownName = Compile(Text);

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
  const catalogue: KnownCatalogue = {
    skin(id) {
      const skin = read('skin', id);
      return KnownSkin.Check(skin) ? skin : undefined;
    },
    shelf(id) {
      const name = read('shelf', id);
      return KnownName.Check(name) ? name : undefined;
    },
    box(id) {
      const box = read('box', id);
      return KnownBox.Check(box) ? box : undefined;
    },
  };
  return {
    ...catalogue,
    rules: (name: string) => read('rules', name),
    mode(): string {
      const mode = read('mode', 'mode');
      return typeof mode === 'string' ? mode : 'single';
    },
    remember(logged: LoggedEvent): void {
      const said = contentOf(logged);
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

function contentOf({ event }: LoggedEvent): Content | undefined {
  if (RulesPublished.is(event)) {
    const { name, content } = event.data;
    return { kind: 'rules', id: name, setting: name, content };
  }
  if (ApprovalModeSet.is(event))
    return { kind: 'mode', id: 'mode', setting: 'operators', content: event.data.mode };
  const setting = 'catalogue';
  if (SkinListed.is(event)) {
    const { skinId, name, price } = event.data;
    return { kind: 'skin', id: skinId, setting, content: { name, price } };
  }
  if (ShelfPlaced.is(event)) {
    const { shelfId, name } = event.data;
    return { kind: 'shelf', id: shelfId, setting, content: name };
  }
  if (BoxVersionPublished.is(event)) {
    const { odds, face, terms } = event.data;
    return { kind: 'box', id: odds.boxId, setting, content: { name: face.name, odds, terms } };
  }
  return undefined;
}

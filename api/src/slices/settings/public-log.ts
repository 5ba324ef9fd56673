import type { Database } from 'better-sqlite3';
import { OPERATOR_ROLES, type OperatorRole } from '@skins/engine/kernel';
import { modeAt } from '@skins/engine/operators';
import { CHANGE_FREEZE } from '@skins/engine/rules';
import type { DataOf } from '../../foundation/contract/call.ts';
import type { Game } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/index.ts';
import type { HandlerOf } from '../../foundation/http/handlers.ts';
import type { Language } from '../../foundation/http/language.ts';
import { List, beginningAt, nextOf } from '../../foundation/lists/index.ts';
import type { publicChangeLines, publicChanges } from './contract.ts';
import { entryDifferences } from './entry-lines.ts';
import type { ChangeState, Difference } from './shapes.ts';
import type { NameOf, Wording } from './wording.ts';
import { type ChangeEntryRow, isFirstOf, nextFrom, prepareEntry, publishedChanges } from './views.ts';

const PAGE = 20;
/** Lines of an entry in a list; the others are asked for. */
const FIRST = { from: 0, size: 12 } as const;
/** Further lines in an answer, where the caller names no number. */
export const LINES_PAGE = 100;
const NEWEST_FIRST = { column: 'position', descending: true } as const;
const EVERYBODYS = { whose: null, filter: {} } as const;
/** Tests whether a setting is one document, which each publication replaces. */
const isOneDocument = (setting: string): boolean => setting !== 'catalogue' && setting !== 'operators';

type Entry = DataOf<typeof publicChanges>['records'][number];

/** Returns a handler that answers with publications, newest first. */
export function publicLog(
  game: Game,
  readModels: Database,
  wording: Wording,
): HandlerOf<typeof publicChanges> {
  const published = new List(readModels, publishedChanges);
  const next = nextFrom(readModels);
  const isFirst = isFirstOf(readModels);
  const differenceOf = entryDifferences(readModels);
  const nameOf = namesIn(game);
  return ({ language, query: { after, size = PAGE } }) => {
    const page = published.page({
      ...EVERYBODYS,
      ...beginningAt(after, NEWEST_FIRST),
      limit: size,
      sort: NEWEST_FIRST,
    });
    const now = game.clock();
    const { register } = game.operators();
    const { freeze } = game.rulesAt(CHANGE_FREEZE, now).content;
    const stateOf = (row: ChangeEntryRow): ChangeState => {
      if (row.stopped === 1) return 'stopped';
      if (row.from_time > now) return 'scheduled';
      const later = isOneDocument(row.setting) ? next(row.setting, row.position) : undefined;
      return later !== undefined && later <= now ? 'superseded' : 'in-force';
    };
    return {
      mode: modeAt(register, now),
      modeNext: register.modes.findLast(({ from }) => from > now) ?? null,
      freeze: freeze !== null && freeze.until > now ? freeze : null,
      records: page.rows.map((row) => ({
        ...entryOf(wording, row, stateOf(row), language),
        // Operators have no first version: each entry is an act.
        first: row.setting !== 'operators' && isFirst(row.setting, row.position),
        ...wording.difference(differenceOf(row, FIRST), language, nameOf),
      })),
      total: published.total(EVERYBODYS),
      next: nextOf(page),
    };
  };
}

/** Returns a handler that answers with further lines of a publication. */
export function publicLines(
  game: Game,
  readModels: Database,
  wording: Wording,
): HandlerOf<typeof publicChangeLines> {
  const nameOf = namesIn(game);
  const entry = prepareEntry(readModels);
  const differenceOf = entryDifferences(readModels);
  return ({ language, query: { id, from = 0, size = LINES_PAGE } }) => {
    const row = entry.at(id);
    return row === undefined
      ? new CallRefused('unknown-record')
      : wording.difference(differenceOf(row, { from, size }), language, nameOf);
  };
}

const NAMES_SKIN = /\/(?:skinId|skins\/\d+)$/;
const NAMES_BOX = /\/(?:boxId|boxes\/\d+)$/;

/** Names the skins and boxes that rules name by their ids, as players know them. */
const namesIn =
  (game: Game): NameOf =>
  (path, id) => {
    if (NAMES_SKIN.test(path)) return game.catalogue().skins.get(id)?.name;
    return NAMES_BOX.test(path) ? game.catalogue().boxes.get(id)?.face.name : undefined;
  };

const entryOf = (
  wording: Wording,
  row: ChangeEntryRow,
  state: ChangeState,
  language: Language,
): Omit<Entry, keyof Difference | 'first'> => ({
  id: row.position,
  setting: row.setting,
  name: wording.name(row.setting, language),
  state,
  publishTime: row.published,
  from: row.from_time,
  position: row.position,
  hash: row.hash,
  authorRole: roleOf(row.author_role),
  approverRole: roleOf(row.approver_role),
});

const roleOf = (role: string | null): OperatorRole | null =>
  OPERATOR_ROLES.find((known) => known === role) ?? null;

import type { Database } from 'better-sqlite3';
import {
  BoxRetired,
  BoxVersionPublished,
  CATALOGUE_STREAM,
  ShelfPlaced,
  BoxesOrdered,
  ShelvesOrdered,
  SkinListed,
} from '@skins/engine/catalogue';
import { type AnyEvent, SYSTEM } from '@skins/engine/kernel';
import {
  ApprovalModeSet,
  ChangeApproved,
  ChangeProposed,
  ChangeStopped,
  OperatorAdded,
  OperatorDisabled,
  OperatorRoleChanged,
} from '@skins/engine/operators';
import { RulesPublished } from '@skins/engine/rules';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import { ranksOf } from '../../foundation/lists/ranks.ts';
import type { Apply, Projection } from '../../foundation/projections/projection.ts';
import type { WordsOfRules } from '../../foundation/words/index.ts';
import type { LoggedEvent } from '../../foundation/runtime/index.ts';
import { actsView } from './acts-view.ts';
import { catalogueLines } from './catalogue-lines.ts';
import { type PlacedLine, placedLines } from './difference.ts';
import { LINES_SCHEMA, prepareLines } from './entry-lines.ts';
import { type KeptLine, rulesLines } from './kept-lines.ts';
import { KNOWN_SCHEMA, prepareKnown } from './known-contents.ts';

/** A publication in the public log. Times in milliseconds since 1970. */
export interface ChangeEntryRow {
  /** position of its first event */
  readonly position: string;
  readonly command: string;
  readonly setting: string;
  readonly published: number;
  readonly from_time: number;
  readonly proposal: string | null;
  readonly hash: string | null;
  readonly author_role: string | null;
  readonly approver_role: string | null;
  readonly stopped: 0 | 1;
  /** number of its lines in change_line */
  readonly lines: number;
}

interface Tables {
  readonly change_entry: ChangeEntryRow;
  readonly change_total: { readonly id: number; readonly entries: number };
}

/** The public list of publications. */
export const publishedChanges = listOver<Tables>()('change_entry', {
  whose: null,
  id: 'position',
  sortable: ['position'],
  filters: {},
  total: { table: 'change_total', column: 'entries' },
  ranked: true,
});

/** The shop's own publications in a setting within this time share one entry, for example the first catalogue; milliseconds. */
const TOGETHER_MS = 60_000;

const OF_CATALOGUE = [SkinListed, ShelfPlaced, ShelvesOrdered, BoxesOrdered, BoxVersionPublished, BoxRetired];

const changeLogOf = (words: WordsOfRules): Projection => ({
  name: 'change-log',
  version: 6,
  tables: [
    'change_entry',
    'change_total',
    'change_asked',
    'change_known',
    'change_line',
    'change_group',
    'change_role',
    ...ranksOf(publishedChanges),
  ],
  schema: `
    CREATE TABLE IF NOT EXISTS change_entry (
      position TEXT PRIMARY KEY, command TEXT NOT NULL, setting TEXT NOT NULL, published INTEGER NOT NULL,
      from_time INTEGER NOT NULL, proposal TEXT, hash TEXT, author_role TEXT, approver_role TEXT,
      stopped INTEGER NOT NULL DEFAULT 0, lines INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS change_entry_setting ON change_entry (setting, position);
    CREATE INDEX IF NOT EXISTS change_entry_proposal ON change_entry (proposal);
    ${indexesOf(publishedChanges)}
    CREATE TABLE IF NOT EXISTS change_total (
      id INTEGER PRIMARY KEY CHECK (id = 1), entries INTEGER NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS change_asked (
      proposal TEXT PRIMARY KEY, author TEXT NOT NULL, hash TEXT NOT NULL) STRICT, WITHOUT ROWID;
    ${KNOWN_SCHEMA}
    ${LINES_SCHEMA}
    CREATE TABLE IF NOT EXISTS change_role (
      operator TEXT PRIMARY KEY, role TEXT NOT NULL) STRICT, WITHOUT ROWID;`,
  hears: [
    RulesPublished,
    ...OF_CATALOGUE,
    ChangeProposed,
    ChangeApproved,
    ChangeStopped,
    ApprovalModeSet,
    OperatorAdded,
    OperatorRoleChanged,
    OperatorDisabled,
  ],
  prepare: (database) => prepareLog(database, words),
});

export const views = (words: WordsOfRules): readonly Projection[] => [changeLogOf(words), actsView];

/** Returns the time of effect of a setting's first unstopped publication after a position; undefined if there is none. */
export const nextFrom = (database: Database): ((setting: string, position: string) => number | undefined) => {
  const next = database
    .prepare<[string, string], number | null>(
      'SELECT MIN(from_time) FROM change_entry WHERE setting = ? AND position > ? AND stopped = 0',
    )
    .pluck();
  return (setting, position) => next.get(setting, position) ?? undefined;
};

/** Returns whether a publication is the first in its setting. */
export function isFirstOf(database: Database): (setting: string, position: string) => boolean {
  const first = database
    .prepare<[string], string>('SELECT MIN(position) FROM change_entry WHERE setting = ?')
    .pluck();
  return (setting, position) => first.get(setting) === position;
}

/** Prepares lookups of publications by position, and by the proposal that they were. */
export function prepareEntry(database: Database) {
  const at = database.prepare<[string], ChangeEntryRow>('SELECT * FROM change_entry WHERE position = ?');
  const of = database.prepare<[string], ChangeEntryRow>('SELECT * FROM change_entry WHERE proposal = ?');
  return {
    at: (position: string) => at.get(position),
    ofProposal: (proposal: string) => of.get(proposal),
  };
}

function prepareLog(database: Database, words: WordsOfRules): Apply {
  const known = prepareKnown(database);
  const roles = prepareRoles(database);
  const entries = prepareEntries(database, roles);
  return (batch) => {
    for (const logged of batch) {
      const { event } = logged;
      if (RulesPublished.is(event)) {
        const { name, content, from } = event.data;
        entries.publish(logged, name, from, placedLines(rulesLines(words, name, known.rules(name), content)));
        known.remember(logged);
      } else if (logged.meta.stream === CATALOGUE_STREAM && isOfCatalogue(event)) {
        const lines = placedLines(catalogueLines(known, event));
        entries.publish(logged, 'catalogue', fromOf(event, logged.meta.time), lines);
        known.remember(logged);
      } else if (ChangeProposed.is(event)) {
        const { proposalId, hash, editors } = event.data;
        entries.ask(proposalId, editors[0] ?? '', hash);
      } else if (ChangeApproved.is(event)) entries.approve(logged, event.data.proposalId);
      else if (ChangeStopped.is(event)) {
        entries.stop(event.data.proposalId);
        known.takeBack(event.data.proposalId);
      } else if (ApprovalModeSet.is(event)) {
        const { mode, from } = event.data;
        const line: KeptLine = { of: 'mode', id: 'mode', before: known.mode(), after: mode };
        entries.publish(logged, 'operators', from, placedLines([line]));
        known.remember(logged);
      } else if (OperatorAdded.is(event) || OperatorRoleChanged.is(event)) {
        const { operatorId, role } = event.data;
        const line: KeptLine = { of: 'operator', id: operatorId, before: roles.of(operatorId), after: role };
        entries.publish(logged, 'operators', logged.meta.time, placedLines([line]));
        roles.set(operatorId, role);
      } else if (OperatorDisabled.is(event)) {
        const { operatorId } = event.data;
        const line: KeptLine = { of: 'operator', id: operatorId, before: roles.of(operatorId), after: null };
        entries.publish(logged, 'operators', logged.meta.time, placedLines([line]));
      }
    }
  };
}

const isOfCatalogue = (event: AnyEvent): boolean => OF_CATALOGUE.some((kind) => kind.is(event));

/** Old events have no time of effect; they took effect at once. */
const fromOf = ({ data }: AnyEvent, time: number): number => {
  const from: unknown = Object(data).from;
  return typeof from === 'number' && from > 0 ? from : time;
};

/** Prepares lookups of operators' roles. */
function prepareRoles(database: Database) {
  const find = database.prepare<[string], string>('SELECT role FROM change_role WHERE operator = ?').pluck();
  const put = database.prepare<[string, string]>(
    'INSERT INTO change_role (operator, role) VALUES (?, ?) ON CONFLICT DO UPDATE SET role = excluded.role',
  );
  return {
    of: (operator: string): string | null => find.get(operator) ?? null,
    set(operator: string, role: string): void {
      put.run(operator, role);
    },
  };
}

function entryStatements(database: Database) {
  const ask = database.prepare<[string, string, string]>(
    'INSERT INTO change_asked (proposal, author, hash) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const asked = database.prepare<[string], { author: string; hash: string }>(
    'SELECT author, hash FROM change_asked WHERE proposal = ?',
  );
  const last = database.prepare<[string], ChangeEntryRow>(
    'SELECT * FROM change_entry WHERE setting = ? ORDER BY position DESC LIMIT 1',
  );
  const ofCommand = database
    .prepare<[string, string], string>(
      'SELECT position FROM change_entry WHERE setting = ? AND command = ? ORDER BY position DESC LIMIT 1',
    )
    .pluck();
  const add = database.prepare<[string, string, string, number, number, string | null, number]>(
    `INSERT INTO change_entry (position, command, setting, published, from_time, approver_role, lines)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const extend = database.prepare<[number, number, string, string]>(
    'UPDATE change_entry SET lines = lines + ?, from_time = MAX(from_time, ?), command = ? WHERE position = ?',
  );
  const approve = database.prepare<[string, string | null, string | null, string | null, string]>(
    'UPDATE change_entry SET proposal = ?, hash = ?, author_role = ?, approver_role = ? WHERE position = ?',
  );
  const stop = database.prepare<[string]>('UPDATE change_entry SET stopped = 1 WHERE proposal = ?');
  const count = database.prepare<[]>(
    'INSERT INTO change_total (id, entries) VALUES (1, 1) ON CONFLICT DO UPDATE SET entries = entries + 1',
  );
  return { ask, asked, last, ofCommand, add, extend, approve, stop, count };
}

function prepareEntries(database: Database, roles: ReturnType<typeof prepareRoles>) {
  const { ask, asked, last, ofCommand, add, extend, approve, stop, count } = entryStatements(database);
  const addLines = prepareLines(database);
  const roleOf = (actor: string): string | null => roles.of(actor.replace(/^operator:/, ''));
  return {
    ask(proposal: string, author: string, hash: string): void {
      ask.run(proposal, author, hash);
    },
    stop(proposal: string): void {
      stop.run(proposal);
    },
    /** Adds an event to its command's entry; the first one begins the entry. */
    publish(
      { position, meta: { time, actor, command } }: LoggedEvent,
      setting: string,
      from: number,
      lines: readonly PlacedLine[],
    ): void {
      const before = last.get(setting);
      const same =
        before !== undefined &&
        (before.command === command ||
          (setting === 'catalogue' &&
            actor === SYSTEM &&
            before.approver_role === null &&
            before.proposal === null &&
            time - before.published <= TOGETHER_MS));
      if (!same) {
        // An initial empty setting, such as no freeze, gets no entry.
        if (actor === SYSTEM && lines.length === 0) return;
        add.run(position, command, setting, time, from, roleOf(actor), lines.length);
        count.run();
        addLines(position, 0, lines);
        return;
      }
      extend.run(lines.length, from, command, before.position);
      addLines(before.position, before.lines, lines);
    },
    approve({ meta: { stream, actor, command } }: LoggedEvent, proposal: string): void {
      const setting = settingOf(stream);
      const position = ofCommand.get(setting, command);
      const { author = '', hash = null } = asked.get(proposal) ?? {};
      if (position !== undefined) approve.run(proposal, hash, roles.of(author), roleOf(actor), position);
    },
  };
}

/** Returns the setting of a stream. */
const settingOf = (stream: string): string =>
  stream === CATALOGUE_STREAM
    ? 'catalogue'
    : stream.replace(/^rules-/, '').replace(/^operators-.*/, 'operators');

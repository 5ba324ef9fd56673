import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { Desks } from './desks.ts';
import { isWithin, pageOf } from '../../foundation/admin/page.ts';
import type { Source } from '../../foundation/admin/resources.ts';
import type { Caller } from '../../foundation/admin/gate.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { mayDo } from '@skins/engine/kernel';
import type { FieldWords } from '../../foundation/words/index.ts';
import { reportIn } from './report.ts';
import type { ChangeRecord, ChangeRow, SettingRecord, SettingRow } from './resources.ts';
import { type Setting, type SettingState, inForceAt, rolesWith } from './setting.ts';
import type { Change, SettingsDesk } from './settings-desk.ts';
import type { ChangeState } from './shapes.ts';

/** Versions that a setting's page shows. */
const VERSIONS_SHOWN = 50;

/** What the shop plays by: a row a setting. */
export function settingSource({ desks }: AdminTools<Desks>): Source<SettingRow, SettingRecord, object> {
  const { desk } = desks.settings;
  const rows = ({ language }: Caller): SettingRow[] => {
    const changes = desk.changes();
    return desk.all().map((setting) => rowOf(desk, setting, setting.state(), changes, language));
  };
  return {
    list: (query, caller) =>
      pageOf(rows(caller), query, ({ id, name, since }, field) =>
        field === 'since' ? since : field === 'name' ? name : id,
      ),
    many: (ids, caller) => rows(caller).filter(({ id }) => ids.includes(id)),
    one(id, { language }) {
      const setting = desk.setting(id);
      if (setting === undefined) return undefined;
      const state = setting.state();
      const now = desk.now();
      const inForce = inForceAt(state, now);
      return {
        ...rowOf(desk, setting, state, desk.changes(), language),
        schema: setting.schema,
        fields: Object.entries(desk.wording.rules[id]?.fields ?? {}).map(([path, words]) =>
          fieldIn(path, words, language),
        ),
        content: inForce?.content ?? null,
        newest: state.versions.at(-1)?.content ?? null,
        versions: state.versions
          .slice(-VERSIONS_SHOWN)
          .toReversed()
          .map(({ version, from, hash, content }) => ({
            version,
            from,
            hash,
            content: content ?? null,
            inForce: version === inForce?.version,
          })),
      };
    },
  };
}

function rowOf(
  desk: SettingsDesk,
  setting: Setting,
  state: SettingState,
  changes: readonly Change[],
  language: Language,
): SettingRow {
  const { wording } = desk;
  const now = desk.now();
  const inForce = inForceAt(state, now);
  const about = wording.about(setting.id);
  return {
    id: setting.id,
    name: wording.name(setting.id, language),
    about: about === undefined ? '' : inLanguage(about, language),
    hash: inForce?.hash ?? '',
    version: inForce?.version ?? 0,
    since: inForce?.from ?? null,
    scheduled: state.versions.filter(({ from }) => from > now).map(({ from, hash }) => ({ from, hash })),
    open: changes.filter(
      (change) =>
        change.setting === setting &&
        (change.standing.state === 'draft' || change.standing.state === 'proposed'),
    ).length,
    notice: state.notice,
    proposers: rolesWith(setting.rights.propose),
    approvers: rolesWith(setting.rights.approve),
    plain: setting.plain,
  };
}

interface ChangeFilter {
  readonly state?: ChangeState;
  readonly setting?: string;
}

/** Drafts, proposals and publications. */
export function changeSource({
  desks: {
    operators: { desk: operators },
    settings: { desk },
  },
}: AdminTools<Desks>): Source<ChangeRow, ChangeRecord, ChangeFilter> {
  const personOf = (id: string | undefined) => {
    const found = id === undefined ? undefined : operators.find(id);
    return found === undefined ? null : { id: found.operatorId, name: found.name, role: found.role };
  };
  const changeRow = (change: Change, language: Language): ChangeRow => {
    const { id, setting, draft, standing, editors } = change;
    return {
      id,
      setting: setting.id,
      settingName: desk.wording.name(setting.id, language),
      title: draft?.title ?? '',
      state: standing.state,
      from: standing.from ?? null,
      editors: editors.flatMap((editor) => personOf(editor) ?? []),
      author: personOf(standing.author),
      approver: personOf(standing.approver),
      hash: standing.hash,
      created: draft?.created ?? standing.updated ?? 0,
      updated: Math.max(draft?.updated ?? 0, standing.updated ?? 0),
      expires: standing.expires ?? null,
      etag: draft?.etag ?? '',
    };
  };
  const rows = ({ language }: Caller): ChangeRow[] =>
    desk.changes().map((change) => changeRow(change, language));
  return {
    list: ({ filter: { state, setting, ...span }, ...query }, caller) =>
      pageOf(
        rows(caller).filter(
          (row) =>
            (state === undefined || row.state === state) &&
            (setting === undefined || row.setting === setting) &&
            isWithin(row.updated, span),
        ),
        query,
        keyOf,
      ),
    many: (ids, caller) => rows(caller).filter(({ id }) => ids.includes(id)),
    one(id, { operator, language }) {
      const found = desk.change(id);
      if (found === undefined) return undefined;
      const { change, draft } = found;
      const { setting, standing } = change;
      const open = standing.state === 'draft' || standing.state === 'proposed';
      const checked =
        draft !== undefined && open
          ? setting.check(draft, standing.state === 'draft' ? draft.base : undefined)
          : undefined;
      const why = desk.whyNot(operator, change, checked);
      const isDraft = standing.state === 'draft';
      const mayPropose = mayDo(operator.role, setting.rights.propose);
      const passed = checked?.gates.every((gate) => gate.passed) === true;
      const whyNotNext = isDraft
        ? mayPropose
          ? passed
            ? null
            : 'gates-closed'
          : 'may-not'
        : (why?.code ?? null);
      return {
        ...changeRow(change, language),
        content: draft?.content ?? null,
        report: checked === undefined ? null : reportIn(desk.wording, checked, language),
        mayEdit: isDraft && mayPropose,
        mayPropose: isDraft && mayPropose && passed,
        mayApprove: why === undefined,
        mayDrop: dropOf(change, operator.operatorId, {
          propose: mayPropose,
          approve: mayDo(operator.role, setting.rights.approve),
        }),
        whyNot: whyNotNext,
        until: why?.until ?? null,
        persons: operators
          .all()
          .filter(({ role, disabled }) => !disabled && mayDo(role, setting.rights.approve))
          .map((one) => ({
            id: one.operatorId,
            name: one.name,
            role: one.role,
            whyNot: desk.whyNot(one, change, checked)?.code ?? null,
          })),
      };
    },
  };
}

function dropOf(
  { standing }: Change,
  operatorId: string,
  may: { readonly propose: boolean; readonly approve: boolean },
): ChangeRecord['mayDrop'] {
  if (standing.state === 'draft') return may.propose ? 'discard' : null;
  if (standing.state !== 'proposed' && standing.state !== 'expired') return null;
  if (standing.author === operatorId) return may.propose ? 'withdraw' : null;
  return may.approve ? 'refuse' : null;
}

function keyOf(row: ChangeRow, field: string): string | number | null {
  switch (field) {
    case 'updated':
    case 'created':
    case 'from':
    case 'state':
    case 'setting':
      return row[field];
    default:
      return row.id;
  }
}

/** A place of a content in the caller's language. */
function fieldIn(path: string, { name, unit, choices, gems }: FieldWords, language: Language) {
  const named = Object.entries(choices ?? {}).map(
    ([value, text]) => [value, inLanguage(text, language)] as const,
  );
  return {
    path,
    name: inLanguage(name, language),
    unit,
    ...(choices && { choices: Object.fromEntries(named) }),
    ...(gems && { gems: { part: gems.part, is: [...gems.is] } }),
  };
}

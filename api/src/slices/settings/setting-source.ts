import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { Desks } from './desks.ts';
import { pageOf } from '../../foundation/admin/page.ts';
import type { Source } from '../../foundation/admin/resources.ts';
import type { Caller } from '../../foundation/admin/gate.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import type { FieldWords } from '../../foundation/words/index.ts';
import type { SettingRecord, SettingRow } from './resources.ts';
import { type Setting, type SettingState, inForceAt, rolesWith } from './setting.ts';
import type { Change, SettingsDesk } from './settings-desk.ts';

/** Versions that a setting's page shows. */
const VERSIONS_SHOWN = 50;

/** The shop's settings, one row each. */
export function settingSource({ desks }: AdminTools<Desks>): Source<SettingRow, SettingRecord, object> {
  const { desk } = desks.settings;
  const rows = async ({ language }: Caller): Promise<SettingRow[]> => {
    const changes = await desk.changes();
    return desk.all().map((setting) => rowOf(desk, setting, setting.state(), changes, language));
  };
  return {
    list: async (query, caller) =>
      pageOf(await rows(caller), query, ({ id, name, since }, field) =>
        field === 'since' ? since : field === 'name' ? name : id,
      ),
    many: async (ids, caller) => (await rows(caller)).filter(({ id }) => ids.includes(id)),
    async one(id, { language }) {
      const setting = desk.setting(id);
      if (setting === undefined) return undefined;
      const state = setting.state();
      const now = desk.now();
      const inForce = inForceAt(state, now);
      return {
        ...rowOf(desk, setting, state, await desk.changes(), language),
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

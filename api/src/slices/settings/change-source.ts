import type { AdminTools } from '../../foundation/admin/tools.ts';
import { playersSince } from '../accounts/views.ts';
import type { Desks } from './desks.ts';
import { isWithin, pageOf } from '../../foundation/admin/page.ts';
import type { Source } from '../../foundation/admin/resources.ts';
import type { Caller } from '../../foundation/admin/gate.ts';
import type { Language } from '../../foundation/http/language.ts';
import { mayDo } from '@skins/engine/kernel';
import type { Operator } from '../../foundation/http/operator.ts';
import { FIRST_LINES } from './difference.ts';
import { differenceOfChange } from './difference-of-change.ts';
import { takersNow } from './free-estimate.ts';
import { reportIn } from './report.ts';
import type { ChangeRecord, ChangeRow } from './resources.ts';
import type { Change, FoundChange, SettingsDesk } from './settings-desk.ts';
import type { ChangeState } from './shapes.ts';
import type { Checked } from './setting.ts';

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
  readModels,
}: AdminTools<Desks>): Source<ChangeRow, ChangeRecord, ChangeFilter> {
  const read = {
    differenceOf: differenceOfChange(readModels),
    takers: takersNow(playersSince(readModels)),
  };
  const told = async () => changesTold(desk, await operators.byId(), read);
  const rows = async ({ language }: Caller): Promise<ChangeRow[]> => {
    const { row } = await told();
    return (await desk.changes()).map((change) => row(change, language));
  };
  return {
    list: async ({ filter: { state, setting, ...span }, ...query }, caller) =>
      pageOf(
        (await rows(caller)).filter(
          (row) =>
            (state === undefined || row.state === state) &&
            (setting === undefined || row.setting === setting) &&
            isWithin(row.updated, span),
        ),
        query,
        keyOf,
      ),
    many: async (ids, caller) => (await rows(caller)).filter(({ id }) => ids.includes(id)),
    async one(id, { operator, language }) {
      const found = await desk.change(id);
      return found === undefined ? undefined : (await told()).record(found, operator, language);
    },
  };
}

/** All operators by their ids, as they are in order of their names. */
type Operators = ReadonlyMap<string, Operator>;

/** What a record reads of the lists. */
interface ReadOff {
  readonly differenceOf: ReturnType<typeof differenceOfChange>;
  readonly takers: ReturnType<typeof takersNow>;
}

/** Puts changes into rows and records for operators. */
function changesTold(desk: SettingsDesk, operators: Operators, { differenceOf, takers }: ReadOff) {
  const personOf = (id: string | undefined) => {
    const found = id === undefined ? undefined : operators.get(id);
    return found === undefined ? null : { id: found.operatorId, name: found.name, role: found.role };
  };
  const row = (change: Change, language: Language): ChangeRow => {
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
  const differenceIn = (found: Parameters<typeof differenceOf>[0], language: Language) => {
    const page = differenceOf(found, FIRST_LINES);
    return page === undefined ? null : desk.wording.difference(page, language);
  };
  const record = (found: FoundChange, operator: Caller['operator'], language: Language): ChangeRecord => {
    const { change, draft } = found;
    const { setting, standing } = change;
    const open = standing.state === 'draft' || standing.state === 'proposed';
    const checked =
      draft !== undefined && open
        ? setting.check(draft, standing.state === 'draft' ? draft.base : undefined)
        : undefined;
    const reader = { language, takers: takers(desk.now()) };
    const why = desk.whyNot(operator, change, checked);
    const isDraft = standing.state === 'draft';
    const mayPropose = mayDo(operator.role, setting.rights.propose);
    const passed = checked?.gates.every((gate) => gate.passed) === true;
    return {
      ...row(change, language),
      content: draft?.content ?? null,
      report: checked === undefined ? null : reportIn(desk.wording, checked, reader),
      difference: checked === undefined ? differenceIn(found, language) : null,
      mayEdit: isDraft && mayPropose,
      mayPropose: isDraft && mayPropose && passed,
      mayApprove: why === undefined,
      mayDrop: dropOf(change, operator.operatorId, {
        propose: mayPropose,
        approve: mayDo(operator.role, setting.rights.approve),
      }),
      whyNot: isDraft ? whyNotPropose(mayPropose, passed) : (why?.code ?? null),
      until: why?.until ?? null,
      persons: approversOf({ desk, operators }, change, checked),
    };
  };
  return { row, record };
}

/** The operators who may approve a change of this kind, and why some cannot approve this one. */
const approversOf = (
  { desk, operators }: { readonly desk: SettingsDesk; readonly operators: Operators },
  change: Change,
  checked: Checked | undefined,
): ChangeRecord['persons'] =>
  [...operators.values()]
    .filter(({ role, disabled }) => !disabled && mayDo(role, change.setting.rights.approve))
    .map((one) => ({
      id: one.operatorId,
      name: one.name,
      role: one.role,
      whyNot: desk.whyNot(one, change, checked)?.code ?? null,
    }));

/** Why a draft cannot be proposed; null if it can. */
function whyNotPropose(mayPropose: boolean, passed: boolean): ChangeRecord['whyNot'] {
  if (!mayPropose) return 'may-not';
  return passed ? null : 'gates-closed';
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

import { CallRefused } from '../../foundation/http/index.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { SettingsSliceDesk } from './desk.ts';
import type { Takers } from './free-estimate.ts';
import type * as contract from './contract.ts';
import { reportIn } from './report.ts';
import { isTooLarge } from './settings-desk.ts';
import { may } from './may.ts';

/** Drafts of changes, and what a change would come to. */
export const draftCalls = ({ desk }: SettingsSliceDesk, takers: (now: number) => Takers) => {
  return {
    changeDraft: async ({ operator, body: { setting: id, copyOf, ...texts } }) => {
      const setting = desk.setting(id);
      if (setting === undefined) return new CallRefused('unknown-setting');
      if (!may(operator, setting.rights.propose)) return new CallRefused('may-not');
      const others = copyOf === undefined ? [] : ((await desk.change(copyOf))?.change.editors ?? []);
      const begun = await desk.begin(setting, texts, [...new Set([operator.operatorId, ...others])]);
      return typeof begun === 'string' ? new CallRefused(begun) : begun;
    },

    changeEdit: async ({ operator, body: { id, etag, ...texts } }) => {
      const found = await desk.change(id);
      if (found?.draft === undefined) return new CallRefused('unknown-record');
      const { setting, standing } = found.change;
      if (!may(operator, setting.rights.propose)) return new CallRefused('may-not');
      if (standing.state !== 'draft') return new CallRefused('not-a-draft');
      const edited = await desk.edit(setting, { ...found.draft, etag }, texts, operator.operatorId);
      return typeof edited === 'string' ? new CallRefused(edited) : edited;
    },

    changeCheck: ({ language, body: { setting: id, content, from, lines } }) => {
      const setting = desk.setting(id);
      if (setting === undefined) return new CallRefused('unknown-setting');
      if (isTooLarge(content)) return new CallRefused('draft-too-large');
      const reader = { language, takers: takers(desk.now()) };
      return reportIn(desk.wording, setting.check({ content, from }, undefined), reader, lines);
    },
  } satisfies Pick<Handlers<typeof contract>, 'changeDraft' | 'changeEdit' | 'changeCheck'>;
};

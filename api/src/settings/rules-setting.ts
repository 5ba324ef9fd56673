import { randomBytes } from 'node:crypto';
import { rulesHashOf } from '@skins/engine/fairness';
import type { PublishedRules } from '@skins/engine/kernel';
import {
  CHANGE_NOTICE,
  approveRules,
  dropRules,
  earliestOfRules,
  proposeRules,
  rulesStream,
} from '@skins/engine/rules';
import type { Text } from '@skins/engine/catalogue';
import { Compile } from 'typebox/compile';
import type { TValidationError } from 'typebox/error';
import { Pointer } from 'typebox/value';
import type { Game } from '../game/index.ts';
import { missing, unexpected } from '../http/faults.ts';
import { freezeGate } from './freeze.ts';
import { type KeptGate, WORDS, failed, passed, tooNear } from './gates.ts';
import { rulesLines } from './kept-lines.ts';
import { type Deed, type Setting, type Wanted, baseOf } from './setting.ts';

const NONCE_BYTES = 6;

/** No id twice: one that was refused is burned. */
export const commandId = (what: string, { proposalId }: Pick<Deed, 'proposalId'>): string =>
  `${what}-${proposalId}-${randomBytes(NONCE_BYTES).toString('hex')}`;

/** Rules of a name as a setting. */
export function rulesSetting(game: Game, rules: PublishedRules<unknown>): Setting {
  const { name, like } = rules;
  const stream = rulesStream(name);
  const validator = Compile(rules.schema);
  const read = async () => (await game.streams.rules.read(stream)).state;
  const noticeNow = () => game.rulesAt(CHANGE_NOTICE, game.clock()).content;
  const asked = (what: string, { by, proposalId }: Deed) => ({
    streams: game.streams.rules,
    stream,
    by,
    commandId: commandId(what, { proposalId }),
    context: (moment: { readonly time: number; readonly at: string }) => ({
      ...moment,
      by,
      register: game.operators().register,
      rules,
      notice: game.rulesAt(CHANGE_NOTICE, moment.time).content,
    }),
  });

  /** What is wrong with a content, place by place. */
  const faultsOf = (content: unknown): KeptGate[] => {
    if (validator.Check(content)) return [passed('fits', WORDS.fits)];
    const places = new Map<string, KeptGate>();
    for (const error of validator.Errors(content)) {
      const { field, words } = faultOf(rules, error);
      if (!places.has(field)) places.set(field, failed('fits', words, field));
    }
    return [...places.values()];
  };

  return {
    id: name,
    rights: { propose: 'propose-rules', approve: 'approve-rules' },
    schema: rules.schema,
    plain: true,
    async state() {
      const { history, proposals } = await read();
      return { versions: history.versions, proposals, notice: noticeNow()[like] };
    },
    async check({ content, from }: Wanted, base) {
      const { history } = await read();
      const newest = history.versions.at(-1);
      const earliest = earliestOfRules(history, noticeNow(), like, game.clock());
      const due = from ?? earliest;
      const same = newest?.hash === rulesHashOf(name, content);
      const late = base !== undefined && base !== baseOf(history);
      return {
        gates: [
          ...faultsOf(content),
          same ? failed('changes', WORDS.changesNothing) : passed('changes', WORDS.changes),
          due < earliest ? failed('notice', tooNear(earliest), 'from') : passed('notice', WORDS.notice),
          late ? failed('base', WORDS.baseOld) : passed('base', WORDS.base),
          ...freezeGate(game, due, name),
        ],
        lines: rulesLines(name, newest?.content, content),
        touched: [],
        from: due,
      };
    },
    propose: (deed, { content, from }, editors) =>
      game.act(proposeRules, {
        ...asked('propose', deed),
        input: { proposalId: deed.proposalId, name, content, from, editors },
      }),
    approve: (deed, { content, from }) =>
      game.act(approveRules, {
        ...asked('approve', deed),
        input: { proposalId: deed.proposalId, name, content, from },
      }),
    drop: (deed) =>
      game.act(dropRules, { ...asked('drop', deed), input: { proposalId: deed.proposalId } }),
  };
}

/** Where an error is, and what is said of it. */
function faultOf(
  { name, schema }: Pick<PublishedRules<unknown>, 'name' | 'schema'>,
  error: TValidationError,
): { readonly field: string; readonly words: Text } {
  const { instancePath } = error;
  if (error.keyword === 'required') {
    const names = error.params.requiredProperties;
    return { field: `${instancePath}/${names[0] ?? ''}`, words: missing(names) };
  }
  // Such an error points at what is too much; the words are for what it is too much of.
  const tooMuch = error.keyword === 'boolean';
  const field = tooMuch ? parentOf(instancePath) : instancePath;
  const place = (tooMuch ? parentOf(error.schemaPath) : error.schemaPath).slice(1);
  const expected: unknown = Pointer.Get(schema, place);
  return { field: field === '' ? '/' : field, words: wordsFor(field.slice(1) || name, expected) };
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

function wordsFor(field: string, expected: unknown): Text {
  try {
    return unexpected(field, Object(expected));
  } catch (error) {
    // Rules may have schemas that no request has.
    if (error instanceof TypeError) return WORDS.unfit;
    throw error;
  }
}

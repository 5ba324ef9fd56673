import { rulesHashOf } from '@skins/engine/fairness';
import type { PublishedRules } from '@skins/engine/kernel';
import { CHANGE_NOTICE, earliestOfRules, noticeOf } from '@skins/engine/rules';
import { Compile } from 'typebox/compile';
import { commentOf } from '../../foundation/contract/admin/comment.ts';
import { type Game, approve, drop, houseTimeNow, propose } from '../../foundation/game/index.ts';
import { loopGates } from './loop-gates.ts';
import { movesValue } from './price-graph.ts';
import { dropGates, movesDrops } from './drop-gates.ts';
import { beginGates } from './begin-gates.ts';
import { faultsOf } from './faults.ts';
import { freeOpenings } from './free-openings.ts';
import { freezeGate } from './freeze.ts';
import { type KeptGate, WORDS, failed, passed, tooNear } from './gates.ts';
import { fitsInOneAppend } from './one-append.ts';
import { moonGates } from './moon-gates.ts';
import { onSaleGates } from './on-sale-gates.ts';
import { byPlace, placedLines } from './difference.ts';
import { rulesLines } from './kept-lines.ts';
import { seasonGates } from './season-gates.ts';
import { textGates } from './text-gates.ts';
import { spanGates } from './span-gates.ts';
import { type Setting, type Wanted, baseOf, commandIdOf } from './setting.ts';
import type { Wording } from './wording.ts';

/** Returns a setting for rules. */
export function rulesSetting(game: Game, rules: PublishedRules<unknown>, wording: Wording): Setting {
  const { name, like } = rules;
  const formGates = formGatesOf(rules, wording);
  const noticeNow = () => game.rulesAt(CHANGE_NOTICE, game.clock()).content;

  const differenceFrom = (before: unknown, content: unknown) =>
    placedLines(rulesLines(wording.rules, name, before, content)).toSorted(byPlace);

  return {
    id: name,
    rights: { propose: rules.propose, approve: 'approve-rules' },
    schema: rules.schema,
    plain: true,
    state() {
      const { history, proposals } = game.rulesState(rules);
      return { versions: history.versions, proposals, notice: noticeOf(noticeNow(), like) };
    },
    check({ content, from }: Wanted, base) {
      const { history } = game.rulesState(rules);
      const newest = history.versions.at(-1);
      const earliest = earliestOfRules(history, noticeNow(), like, game.clock());
      const due = from ?? earliest;
      // A change never takes effect earlier, so no gate needs to look before this time.
      const counts = Math.max(due, earliest);
      // A malformed content has no hash.
      const same = rules.fits(content) && newest?.hash === rulesHashOf(name, content);
      const late = base !== undefined && base !== baseOf(history);
      return {
        gates: [
          ...formGates(content),
          ...(fitsInOneAppend([content]) ? [] : [failed('size', WORDS.tooMuch)]),
          same ? failed('changes', WORDS.changesNothing) : passed('changes', WORDS.changes),
          due < earliest
            ? failed('notice', tooNear(houseTimeNow(game, earliest)), 'from')
            : passed('notice', WORDS.notice),
          late ? failed('base', WORDS.baseOld) : passed('base', WORDS.base),
          ...freezeGate(game, counts, name),
          ...(movesDrops(name) ? dropGates(game, counts, { rules: name, content }) : []),
          ...beginGates(history, counts, name, content),
          ...placedGates(game, counts, name, content),
          ...(movesValue(name) ? loopGates(game, counts, { rules: name, content }) : []),
        ],
        difference: differenceFrom(newest?.content, content),
        touched: [],
        free: freeOpenings(game, name, { rules: name, content }),
        from: due,
      };
    },
    difference: (content) => differenceFrom(game.rulesState(rules).history.versions.at(-1)?.content, content),
    propose: (deed, { content, from }, editors) =>
      propose.rules(game, {
        by: deed.by,
        commandId: commandIdOf('propose', deed),
        input: { proposalId: deed.proposalId, name, content, from, editors },
      }),
    approve: (deed, { content, from }) =>
      approve.rules(game, {
        by: deed.by,
        commandId: commandIdOf('approve', deed),
        input: { proposalId: deed.proposalId, name, content, from, ...commentOf(deed) },
      }),
    drop: (deed) =>
      drop.rules(game, name, {
        by: deed.by,
        commandId: commandIdOf('drop', deed),
        input: { proposalId: deed.proposalId, ...commentOf(deed) },
      }),
  };
}

/** Checks what a content names and says, in the shop as it will be then. */
const placedGates = (game: Game, due: number, name: string, content: unknown): readonly KeptGate[] => [
  ...onSaleGates(game, due, name, content),
  ...moonGates(game, due, name, content),
  ...seasonGates(game, due, name, content),
  ...textGates(game, due, name, content),
];

/** Checks each figure's form, and whether all of them fit together. */
const formGatesOf = (rules: PublishedRules<unknown>, wording: Wording) => {
  const { name } = rules;
  const validator = Compile(rules.schema);
  return (content: unknown): readonly KeptGate[] => {
    const asks = wording.rules[name]?.asks;
    if (validator.Check(content) && !rules.fits(content)) return [failed('fits', asks ?? WORDS.unfit)];
    const spans = spanGates(name, content);
    return spans.length > 0
      ? spans
      : faultsOf(validator, rules.schema, name, content, {
          named: (path) => wording.fieldIn(name, path, content),
          asks,
        });
  };
};

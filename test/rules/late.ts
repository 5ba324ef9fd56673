import { SELL_BACK } from '@skins/engine/bag';
import { rulesHashOf } from '@skins/engine/fairness';
import { RulesPublished } from '@skins/engine/rules';
import { type Forge, appended, both, without } from '../kit/forge.ts';

/** Moves the first sell-back rules from the log's beginning to its end. */
export const late =
  (content: typeof SELL_BACK.first): Forge =>
  (log) => {
    const { name } = SELL_BACK;
    const first = { where: (data: { readonly name: string }) => data.name === name };
    const from = log.at(-1)?.time ?? 0;
    const data = { name, version: 1, from, hash: rulesHashOf(name, content), content };
    return both(
      appended(RulesPublished, () => ({ data }), first),
      without(RulesPublished, first),
    )(log);
  };

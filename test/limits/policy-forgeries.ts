import { rulesHashOf } from '@skins/engine/fairness';
import { POLICY, type Policy } from '@skins/engine/limits';
import { RulesPublished } from '@skins/engine/rules';
import { type Forge, edited } from '../kit/forge.ts';

/** The log of a shop with another first policy. */
export const withPolicy = (content: Policy): Forge =>
  edited(RulesPublished, () => ({ hash: rulesHashOf(POLICY.name, content), content }), {
    where: ({ name }) => name === POLICY.name,
  });

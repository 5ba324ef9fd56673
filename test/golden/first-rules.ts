import { existsSync, readFileSync } from 'node:fs';
import { EDITION } from '@skins/engine/editions';
import { rulesHashOf } from '@skins/engine/fairness';
import { shop } from '@skins/engine/shop';
import { frozenOf } from './files.ts';

/** What an edition declares of rules that nobody has published yet: hashes of their contents, by the rules' names. */
export interface FirstRules {
  readonly edition: number;
  readonly first: Readonly<Record<string, string>>;
}

export const FIRST_RULES = frozenOf('rules', 'first-rules.json');

export const declaredFirstRules = (): FirstRules => ({
  edition: EDITION,
  first: Object.fromEntries(
    [...shop.rules.values()].map(({ name, first }) => [name, rulesHashOf(name, first)]),
  ),
});

export function frozenFirstRules(): FirstRules {
  if (!existsSync(FIRST_RULES)) return { edition: EDITION, first: {} };
  const frozen: FirstRules = JSON.parse(readFileSync(FIRST_RULES, 'utf8'));
  return frozen;
}

import { alterationsOf, forgeOf } from '../../kit/altered.ts';
import { type Forge, logOf } from '../../kit/forge.ts';
import type { AnyKit, Some } from '../../kit/kit.ts';
import type { None } from '@skins/engine/kernel';
import { divergenceOf } from '../../kit/audited.ts';
import { played } from '../played.ts';

const isList = (forges: Some<Forge> | None): forges is Some<Forge> => !('none' in forges);

/** Check 7: every forgery is reported, under the rule that it breaks. */
export function unfound(kit: AnyKit): string[] {
  const log = logOf(played(kit).records);
  const altered = alterationsOf(kit.slice.name).flatMap((one) => {
    const found = divergenceOf(forgeOf(one)(log), kit.shop);
    return found?.rule === one.rule
      ? []
      : [`${JSON.stringify(one)}: ${JSON.stringify(found ?? 'not found')}`];
  });
  const forged = Object.keys(kit.slice.audit.rules).flatMap((rule) => {
    const forges = kit.forgeries[rule];
    if (forges === undefined) return [`nothing breaks the rule ${rule}`];
    if (!isList(forges)) return [];
    return forges.flatMap((forge, n) => {
      const found = divergenceOf(forge(log), kit.shop);
      return found?.rule === rule
        ? []
        : [`${rule}, forgery ${n + 1}: ${JSON.stringify(found ?? 'not found')}`];
    });
  });
  return [...forged, ...altered];
}

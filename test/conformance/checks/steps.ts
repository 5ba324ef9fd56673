import { actorOf } from '@skins/engine/kernel';
import { logOf } from '../../kit/forge.ts';
import type { AnyKit } from '../../kit/kit.ts';
import { divergenceOf } from '../../kit/audited.ts';
import { played } from '../played.ts';

const STRANGER = 'flow:elsewhere-1';

/** Check 15: a step of a flow is reported when another flow than the one that caused it is named. */
export function ofStrangers(kit: AnyKit): string[] {
  const { records, written } = played(kit);
  const log = logOf(records);
  const tried = new Set<string>();
  return written.flatMap(({ command, first, count }) => {
    if (actorOf(log[first]?.actor ?? '')?.role !== 'flow' || tried.has(command)) return [];
    tried.add(command);
    const forged = log.map((record, at) =>
      at >= first && at < first + count ? { ...record, actor: STRANGER } : record,
    );
    const found = divergenceOf(forged, kit.shop);
    return found?.rule === 'actor' && found.position === first + 1 ? [] : [`${command} by ${STRANGER}`];
  });
}

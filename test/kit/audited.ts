import { nativeSha256 } from '@skins/api/foundation/secrets';
import { type AuditReport, newAudit } from '@skins/engine/audit';
import type { AnyShop } from '@skins/engine/shop';
import { type Log, recordsOf, signed } from './forge.ts';

/** Returns the report of an audit of a whole log. */
export function audited(records: readonly string[], shop: AnyShop): AuditReport {
  const audit = newAudit({ hash: nativeSha256, shop });
  for (const record of records) if (audit.next(record) !== undefined) break;
  return audit.finish();
}

/** Returns the first divergence in a log whose forger has all keys. */
export const divergenceOf = (log: Log, shop: AnyShop) =>
  audited(recordsOf(signed(log, shop)), shop).divergence;

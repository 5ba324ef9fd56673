import { Compile } from 'typebox/compile';
import { type Sha256Hex, sha256Hex } from '../../fairness/index.ts';
import { type Violation, violationOf } from '../../kernel/index.ts';
import { auditTickets, hashOf } from './audit.ts';
import { BoxOdds } from './events.ts';

const shape = Compile(BoxOdds);

/** Reads external price and odds of a box version and returns them with their hash, or what is wrong with them. */
export function readOdds(
  content: unknown,
  hash: Sha256Hex = sha256Hex,
): { readonly odds: BoxOdds; readonly versionHash: string } | Violation {
  if (!shape.Check(content))
    return violationOf('schema', 'boxId, price and items with their ranges', 'something else');
  return auditTickets(content.items) ?? { odds: content, versionHash: hashOf(content, hash) };
}

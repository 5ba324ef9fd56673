import { Evidence } from '@skins/api/wishes/contract';
import type { WishEvidence } from '@skins/engine/fairness';
import { Compile } from 'typebox/compile';
import { answerAt } from './answer-at.ts';
import { readJsonFile } from '../json-file.ts';
import { Problem } from '../problem.ts';

/** Path of a wish's page, or of an API call about it. */
const WISH = /^\/(?:wish\/([0-9a-f]{12})|api\/wish\/(?:detail|evidence))\/?$/;

const wishTold = Compile(Evidence);

/** Reads a wish's evidence from a file, or from a shop by the wish's address; undefined if it is no wish. @throws Problem */
export async function wishToldBy(named: string): Promise<WishEvidence | undefined> {
  const address = /^https?:\/\//.test(named) ? URL.parse(named) : undefined;
  if (address === undefined) return evidenceIn(readJsonFile(named), named);
  const [path, inPath] = WISH.exec(address?.pathname ?? '') ?? [];
  if (address === null || path === undefined) return undefined;
  const id = inPath ?? address.searchParams.get('id') ?? '';
  return evidenceIn(await answerAt(`${address.origin}/api/wish/evidence?id=${id}`), named);
}

/** Parses evidence from an answer or a file, with or without the answer's envelope. */
function evidenceIn(said: unknown, named: string): WishEvidence | undefined {
  const told: unknown = said instanceof Object && 'data' in said ? said.data : said;
  const evidence: unknown = told instanceof Object && 'evidence' in told ? told.evidence : told;
  if (!(evidence instanceof Object) || !('kind' in evidence) || evidence.kind !== 'wish') return undefined;
  if (!wishTold.Check(evidence)) throw new Problem(`${named} tells of a wish in another form`);
  return evidence;
}

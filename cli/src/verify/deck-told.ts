import { Evidence } from '@skins/api/luckycard/contract';
import type { DeckEvidence } from '@skins/engine/fairness';
import { Compile } from 'typebox/compile';
import { readJsonFile } from '../json-file.ts';
import { Problem } from '../problem.ts';
import { answerAt } from './answer-at.ts';

/** Path of a deck's page, or of an API call about it. */
const DECK = /^\/(?:luckycard\/([a-z0-9]+-[0-9]+)|api\/luckycard\/(?:detail|evidence))\/?$/;

const deckTold = Compile(Evidence);

/** Reads a deck's evidence from a file, or from a shop by the deck's address; undefined if it is no deck. @throws Problem */
export async function deckToldBy(named: string): Promise<DeckEvidence | undefined> {
  const address = /^https?:\/\//.test(named) ? URL.parse(named) : undefined;
  if (address === undefined) return evidenceIn(readJsonFile(named), named);
  const [path, inPath] = DECK.exec(address?.pathname ?? '') ?? [];
  if (address === null || path === undefined) return undefined;
  const roomId = inPath ?? address.searchParams.get('roomId') ?? '';
  return evidenceIn(await answerAt(`${address.origin}/api/luckycard/evidence?roomId=${roomId}`), named);
}

/** Parses evidence from an answer or a file, with or without the answer's envelope. */
function evidenceIn(said: unknown, named: string): DeckEvidence | undefined {
  const evidence: unknown = said instanceof Object && 'data' in said ? said.data : said;
  if (!(evidence instanceof Object) || !('kind' in evidence) || evidence.kind !== 'deck') return undefined;
  if (!deckTold.Check(evidence)) throw new Problem(`${named} tells of a deck in another form`);
  return evidence;
}

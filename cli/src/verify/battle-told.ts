import { Evidence } from '@skins/api/battles/contract';
import type { BattleEvidence } from '@skins/engine/fairness';
import { Compile } from 'typebox/compile';
import { answerAt } from './answer-at.ts';
import { readJsonFile } from '../json-file.ts';
import { Problem } from '../problem.ts';

/** Path of a battle's page, or of an API call about it. */
const BATTLE =
  /^\/(?:page\/(?:battle|battleBattle|battleV2)\/([0-9a-f]{12})|api\/battle\/(?:detail|evidence))\/?$/;

const battleTold = Compile(Evidence);

/** Reads a battle's evidence from a file, or from a shop by the battle's address; undefined if it is no battle. @throws Problem */
export async function battleToldBy(named: string): Promise<BattleEvidence | undefined> {
  const address = /^https?:\/\//.test(named) ? URL.parse(named) : undefined;
  if (address === undefined) return evidenceIn(readJsonFile(named), named);
  const [path, inPath] = BATTLE.exec(address?.pathname ?? '') ?? [];
  if (address === null || path === undefined) return undefined;
  const id = inPath ?? address.searchParams.get('id') ?? '';
  return evidenceIn(await answerAt(`${address.origin}/api/battle/evidence?id=${id}`), named);
}

/** Parses evidence from an answer or a file, with or without the answer's envelope. */
function evidenceIn(said: unknown, named: string): BattleEvidence | undefined {
  const told: unknown = said instanceof Object && 'data' in said ? said.data : said;
  const evidence: unknown = told instanceof Object && 'evidence' in told ? told.evidence : told;
  if (!(evidence instanceof Object) || !('kind' in evidence) || evidence.kind !== 'battle') return undefined;
  if (!battleTold.Check(evidence)) throw new Problem(`${named} tells of a battle in another form`);
  return evidence;
}

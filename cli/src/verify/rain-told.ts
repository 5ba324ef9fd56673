import { RainEvidence as Told } from '@skins/api/redpackets/contract';
import type { RainEvidence } from '@skins/engine/fairness';
import { Compile } from 'typebox/compile';
import { answerAt } from './answer-at.ts';
import { readJsonFile } from '../json-file.ts';
import { Problem } from '../problem.ts';

/** Path of a rain's page, or of an API call about it. */
const RAIN = /^\/(?:page\/rain\/([0-9a-f]{12})|api\/activity\/red\/(?:rain|evidence))\/?$/;

const rainTold = Compile(Told);

/** Reads a rain's evidence from a file, or from a shop by the rain's address; undefined if it is no rain. @throws Problem */
export async function rainToldBy(named: string): Promise<RainEvidence | undefined> {
  const address = /^https?:\/\//.test(named) ? URL.parse(named) : undefined;
  if (address === undefined) return evidenceIn(readJsonFile(named), named);
  const [path, inPath] = RAIN.exec(address?.pathname ?? '') ?? [];
  if (address === null || path === undefined) return undefined;
  const id = inPath ?? address.searchParams.get('id') ?? '';
  return evidenceIn(await answerAt(`${address.origin}/api/activity/red/evidence?id=${id}`), named);
}

/** Parses evidence from an answer or a file, with or without the answer's envelope. */
function evidenceIn(said: unknown, named: string): RainEvidence | undefined {
  const told: unknown = said instanceof Object && 'data' in said ? said.data : said;
  if (!(told instanceof Object) || !('kind' in told) || told.kind !== 'rain') return undefined;
  if (!rainTold.Check(told)) throw new Problem(`${named} tells of a rain in another form`);
  return told;
}

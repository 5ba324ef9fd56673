import { type Roll, rulesHashOf } from '@skins/engine/fairness';
import type { Evidence } from '../../shell/seeds/evidence';
import type { Draw, Rules } from './queries';

/** A draw has nothing to choose but the rules that it is played by. */
export interface DrawChoice {
  readonly rulesHash: string;
  readonly spent: number;
}

export type DrawOutcome = Pick<
  Draw,
  | 'prize'
  | 'startTicket'
  | 'endTicket'
  | 'activityRewardType'
  | 'receiveNum'
  | 'rewardName'
  | 'rewardImage'
  | 'skinId'
  | 'boxId'
  | 'skinsRarity'
  | 'category'
  | 'exterior'
  | 'worth'
>;

export type DrawProof = Evidence<Rules, DrawChoice, DrawOutcome>;

/** Returns the choice as text. */
export const chosenDraw = ({ rulesHash }: Pick<DrawChoice, 'rulesHash'>): string => rulesHash;

export const hashOfRules = ({ content }: Rules): string => rulesHashOf('season', content);

/** Units of a gem in the rules. */
const UNITS = 10_000;

/** Returns whether the rules give exactly this prize for the number. */
export function follows(
  outcome: DrawOutcome,
  { draw, rules, choice }: { draw: Roll; rules: Rules; choice: DrawChoice },
): boolean {
  const { prizes, cost } = rules.content.season;
  let end = 0;
  const prize = prizes.findIndex(({ tickets }) => draw.ticket < (end += tickets));
  const found = prizes[prize];
  if (found === undefined) return false;
  const { type, skinId = null, boxId = null, amount } = found.reward;
  return (
    choice.spent === cost &&
    outcome.prize === prize &&
    outcome.startTicket === end - found.tickets &&
    outcome.endTicket === end &&
    outcome.activityRewardType === type &&
    outcome.skinId === skinId &&
    outcome.boxId === boxId &&
    outcome.receiveNum === (type === 'diamond' ? amount / UNITS : amount)
  );
}

/** Returns whether the result contradicts the number, whatever the rules were. */
export const isImpossible = ({ startTicket, endTicket }: DrawOutcome, { ticket }: Roll): boolean =>
  ticket < startTicket || ticket >= endTicket;

/** Returns the claims of a draw. @param itemIds the won skins, where they are known */
export const evidenceOfDraw = (draw: Draw, itemIds: readonly string[] = []): DrawProof => ({
  game: 'newyear',
  userSeed: draw.userSeed,
  serverSeed: draw.serverSeed,
  serverHash: draw.serverHash,
  resultHash: draw.resultHash,
  ticket: draw.N,
  number: draw.number,
  seedIndex: draw.seedIndex,
  chainId: draw.chainId,
  rulesHash: draw.rulesHash,
  itemId: itemIds[0],
  commandId: draw.commandId,
  position: draw.position,
  createTime: draw.createTime,
  choice: { rulesHash: draw.rulesHash, spent: draw.spent },
  outcome: draw,
});

import { endRanking, payRankPrize, releasePrizes } from '@skins/engine/rankings';
import { type Steps, step } from '../../foundation/flows/steps.ts';
import type { Game } from '../../foundation/game/game.ts';

export const steps = ({ streams }: Game): Steps => [
  step(releasePrizes, streams.ranking, (moment) => moment),
  step(payRankPrize, streams.player, (moment) => moment),
  step(endRanking, streams.ranking, (moment) => moment),
];

import { endPromotionDay, payPromotion } from '@skins/engine/promotion';
import { type Steps, step } from '../../foundation/flows/steps.ts';
import type { Game } from '../../foundation/game/game.ts';

export const steps = ({ streams }: Game): Steps => [
  step(payPromotion, streams.player, (moment) => moment),
  step(endPromotionDay, streams.promotion, (moment) => moment),
];

import { createWithdrawal, endRetrieval, expireWithdrawal, reverseRetrieval } from '@skins/engine/retrievals';
import { type Steps, step } from '../../foundation/flows/steps.ts';
import type { Game } from '../../foundation/game/game.ts';

export const steps = ({ streams }: Game): Steps => [
  step(createWithdrawal, streams.withdrawal, (moment) => moment),
  step(expireWithdrawal, streams.withdrawal, (moment) => moment),
  step(endRetrieval, streams.player, (moment) => moment),
  step(reverseRetrieval, streams.player, (moment) => moment),
];

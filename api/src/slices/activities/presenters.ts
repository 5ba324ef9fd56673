import {
  ACTIVITY_KINDS,
  type Activity,
  type ActivityTerms,
  type GrantedOpenings,
  type StepStanding,
  activityPhaseOf,
  doneFor,
  endOfClaims,
  stepsOf,
} from '@skins/engine/activities';
import { type Box, type Catalogue, boxOf } from '@skins/engine/catalogue';
import { type StepReward, toGems } from '@skins/engine/kernel';
import type { Player } from '@skins/engine/shop';
import type { DataOf } from '../../foundation/contract/call.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { rewardFace } from '../signin/reward-face.ts';
import type { activityHome, activityList, receiveActivity } from './contract.ts';
import { OPENINGS } from './names.ts';
import { pictureBeside } from '../catalogue/shown.ts';

type Shown = DataOf<typeof activityList>['activities'][number];
type Card = DataOf<typeof activityHome>['activities'][number];
type Face = Omit<
  DataOf<typeof receiveActivity>,
  'activityType' | 'conditionNum' | 'itemIds' | 'balance' | 'position'
>;

/** A player as the activities see them. */
export interface Looking {
  readonly player: Pick<Player, 'activities' | 'deeds'>;
  /** whether rewards can be received */
  readonly open: boolean;
  /** milliseconds since 1970 */
  readonly time: number;
}

export const typeOf = ({ kind }: Pick<Activity, 'kind'>): number => ACTIVITY_KINDS.indexOf(kind) + 1;

const figureOf = ({ by }: Activity, figure: number): number => (by === 'amount' ? toGems(figure) : figure);

export const boxNameOf = (box: Box | undefined, boxId: string, language: Language): string =>
  box === undefined ? boxId : inLanguage(box.face.name, language);

/** Returns the display data of a step's reward. */
export function stepFace(catalogue: Catalogue, gives: StepReward, language: Language): Face {
  const { type, boxId = '', amount } = gives;
  if (type !== 'box') return { ...rewardFace(catalogue, { ...gives, type }, language), boxId };
  const box = boxOf(catalogue, boxId);
  return {
    activityRewardType: type,
    receiveNum: amount,
    rewardName: `${inLanguage(OPENINGS, language)} · ${boxNameOf(box, boxId, language)}`,
    rewardImage: box?.face.image ?? '',
    skinsPrice: 0,
    boxId,
  };
}

/** Returns where a step stands for a player. */
function statusOf(
  { received, target }: StepStanding,
  done: number,
  phase: Shown['phase'],
): Shown['steps'][number]['status'] {
  if (received !== undefined) return 'received';
  if (phase === 'over') return 'missed';
  return phase !== 'coming' && done >= target ? 'claimable' : 'open';
}

/** Returns what an activity is to a player: steps with their status, and how many can be received. */
function standingOf({ player, open, time }: Looking, terms: ActivityTerms) {
  const { activity } = terms;
  const phase = activityPhaseOf(activity, time);
  const done = phase === 'coming' ? 0 : doneFor(player, activity, time);
  const steps = stepsOf(player.activities, terms).map((step) => ({
    ...step,
    status: statusOf(step, done, phase),
  }));
  const claimable = open ? steps.filter(({ status }) => status === 'claimable').length : 0;
  return { phase, done, steps, claimable };
}

/** Returns an activity in short. */
export function cardOf(
  looking: Looking,
  terms: ActivityTerms,
  { catalogue, language }: { readonly catalogue: Catalogue; readonly language: Language },
): Card {
  const { activity } = terms;
  const { phase, claimable } = standingOf(looking, terms);
  const { activityId, name, image, from, until } = activity;
  return {
    activityId,
    type: typeOf(activity),
    name: inLanguage(name, language),
    image: pictureBeside(catalogue, image),
    phase,
    from,
    until,
    claimUntil: endOfClaims(activity),
    claimable,
  };
}

/** What an activity is shown with. */
interface Beside {
  readonly catalogue: Catalogue;
  /** steps that all players received */
  readonly given: number;
  /** whether the caller asked for a reminder */
  readonly reminded: boolean;
  readonly language: Language;
}

/** Returns an activity with its steps. */
export function shownActivity(
  { catalogue, given, reminded, language }: Beside,
  looking: Looking,
  terms: ActivityTerms,
): Shown {
  const { activity, rulesHash } = terms;
  const { done, steps } = standingOf(looking, terms);
  return {
    ...cardOf(looking, terms, { catalogue, language }),
    about: inLanguage(activity.about, language),
    by: activity.by,
    done: figureOf(activity, done),
    rulesHash,
    given,
    reminded,
    steps: steps.map(({ step, number, target, received, status }) => ({
      step: number,
      conditionNum: figureOf(activity, target),
      ...stepFace(catalogue, step.gives, language),
      status,
      receivedAt: received ?? null,
    })),
  };
}

/** Returns the version that openings draw. */
export const versionIn = (
  catalogue: Catalogue,
  { boxId, versionHash }: Pick<GrantedOpenings, 'boxId' | 'versionHash'>,
) => boxOf(catalogue, boxId)?.versions.find((version) => version.versionHash === versionHash);

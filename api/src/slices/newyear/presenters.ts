import type { Catalogue } from '@skins/engine/catalogue';
import { TICKETS, numberOf, rollOf } from '@skins/engine/fairness';
import { DAY_MS, type EventData, invariant, toGems } from '@skins/engine/kernel';
import {
  type Prices,
  type SeasonDrawn,
  type SeasonPrize,
  type SeasonTerms,
  worthOfDraw,
} from '@skins/engine/newyear';
import type { DataOf } from '../../foundation/contract/call.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Position } from '../../foundation/store/index.ts';
import type { newYearRecord, newYearSeason } from './contract.ts';
import { faceWorth } from './faces.ts';
import type { PartNow } from './season-now.ts';
import { pictureBeside } from '../catalogue/shown.ts';

type Shown = NonNullable<DataOf<typeof newYearSeason>>;
type Milestone = Shown['milestones'][number];
type Record = DataOf<typeof newYearRecord>['records'][number];

/** Where things are shown: the catalogue, prices and language of the caller. */
interface View {
  readonly catalogue: Catalogue;
  readonly prices: Prices;
  readonly language: Language;
}

/** Returns the range of tickets of each prize, in their order. */
function rangesOf(prizes: readonly SeasonPrize[]) {
  let end = 0;
  return prizes.map(({ tickets }) => ({ startTicket: end, endTicket: (end += tickets) }));
}

/** Returns a season and the caller's part in it. */
export function seasonShown(
  { hash, season, endsAt }: SeasonTerms,
  part: PartNow,
  time: number,
  view: View,
): Shown {
  const { catalogue, prices, language } = view;
  const face = (reward: Parameters<typeof faceWorth>[1]) => faceWorth(catalogue, reward, prices, language);
  const state = time < season.from ? 'before' : time < endsAt ? 'running' : 'over';
  const { numerator, denominator } = worthOfDraw(season, prices);
  const ranges = rangesOf(season.prizes);
  const today = Math.floor((time - season.from) / DAY_MS);
  return {
    rulesHash: hash,
    state,
    name: inLanguage(season.name, language),
    lede: inLanguage(season.lede, language),
    radishName: inLanguage(season.radish.name, language),
    radishImage: pictureBeside(catalogue, season.radish.image),
    image: pictureBeside(catalogue, season.image),
    from: season.from,
    until: endsAt,
    dayEndsAt: state === 'running' ? Math.min(endsAt, season.from + (today + 1) * DAY_MS) : null,
    cost: season.cost,
    average: toGems(Number(numerator / denominator)),
    prizes: season.prizes.map(({ tickets, reward }, n) => {
      const range = ranges[n];
      invariant(range !== undefined, 'each prize has its range');
      return { ...face(reward), ...range, probability: tickets / TICKETS };
    }),
    milestones: season.milestones.map(({ radishes, reward }) => ({
      ...face(reward),
      radishes,
      state: milestoneState(radishes, part, state),
    })),
    acts: part.acts.map(({ act: { deed, gems, radishes, perDay }, ...by }) => ({
      deed,
      gems,
      radishes,
      perDay,
      today: state === 'running' ? (by.radishes[today] ?? 0) : 0,
      spentToday: toGems(state === 'running' ? (by.amounts[today] ?? 0) : 0),
    })),
    radishes: part.radishes,
    earned: part.earned,
    spent: part.spent,
    draws: part.draws,
  };
}

function milestoneState(
  radishes: number,
  { earned, reached }: PartNow,
  state: Shown['state'],
): Milestone['state'] {
  if (reached.includes(radishes)) return 'received';
  if (state === 'over') return 'lost';
  return earned >= radishes ? 'reached' : 'ahead';
}

/** A draw with its time in milliseconds since 1970, its log position and the id of its command. */
export interface Drawn {
  readonly data: EventData<typeof SeasonDrawn>;
  readonly time: number;
  readonly position: Position;
  readonly command: string;
}

/** Returns a draw with everything needed to verify it. @param prizes of its season */
export function drawShown(
  { data, time, position, command }: Drawn,
  prizes: readonly SeasonPrize[],
  { catalogue, prices, language }: View,
): Record {
  const { reveal, ticket, prize, reward, rulesHash, spent } = data;
  const { userSeed, serverSeed, chainId, index } = reveal;
  const range = rangesOf(prizes)[prize];
  invariant(range !== undefined, 'a draw names a prize of its rules');
  return {
    prize,
    ...faceWorth(catalogue, reward, prices, language),
    ...range,
    spent,
    N: ticket,
    number: numberOf(ticket),
    userSeed,
    serverSeed,
    serverHash: nativeSha256(serverSeed),
    resultHash: rollOf(userSeed, serverSeed, nativeSha256).resultHash,
    chainId,
    seedIndex: index,
    rulesHash,
    createTime: time,
    position,
    commandId: command,
  };
}

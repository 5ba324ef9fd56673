import { ACTIVITIES } from '@skins/engine/activities';
import {
  type BoxOdds,
  BoxRetired,
  type BoxTerms,
  BoxVersionPublished,
  type Text,
  boxesInForce,
  catalogueAhead,
} from '@skins/engine/catalogue';
import type { AnyEvent, PublishedRules } from '@skins/engine/kernel';
import { DAY_MS } from '@skins/engine/kernel';
import { FIRST_DAY } from '@skins/engine/newcomers';
import { SEASON } from '@skins/engine/newyear';
import { SIGN_IN_BOARD } from '@skins/engine/signin';
import { TASK_BOARDS } from '@skins/engine/tasks';
import { text } from '../../foundation/words/index.ts';
import type { Game } from '../../foundation/game/index.ts';
import type { OpeningPeriod } from './opening-periods.ts';
import type { Publishing } from './price-graph.ts';

/** Openings without payment that an entry of a document gives, by tickets too. Times in milliseconds since 1970. */
interface Given {
  readonly boxId: string;
  /** the entry */
  readonly label: Text;
  /** openings of a player on the day on which most of them are had; of a draw the expected number */
  readonly openings: number;
  readonly per: OpeningPeriod;
  /** had only by players who have just registered */
  readonly onceNew?: true;
  /** of entries with the same name here a player has one on a day */
  readonly oneOf?: string;
  readonly from?: number;
  readonly until?: number;
}

/** Openings of a document, with the expected worth of each. */
export interface FreeOpening extends Given {
  /** the document */
  readonly setting: string;
  readonly boxName: Text;
  /** expected worth of the items of an opening, 1/10,000 gem */
  readonly worth: number;
}

/** Free openings that concern a change: before it, with it, and of the whole shop with it. */
export interface FreeOpenings {
  readonly before: readonly FreeOpening[];
  readonly after: readonly FreeOpening[];
  readonly shop: readonly FreeOpening[];
}

interface Giving {
  readonly rules: PublishedRules<unknown>;
  readonly givenBy: (content: unknown) => readonly Given[];
}

const giving = <Content>(
  rules: PublishedRules<Content>,
  given: (content: Content) => readonly Given[],
): Giving => ({ rules, givenBy: (content) => (rules.fits(content) ? given(content) : []) });

/**
 * Rules that give openings for nothing. Weekly benefits, VIP bonuses, rankings and rains give gems alone. Extra drops come with openings
 * that were paid, and their worth is part of the return that `drop-ceiling` bounds.
 */
const GIVINGS: readonly Giving[] = [
  giving(TASK_BOARDS, ({ boxes }) =>
    boxes.flatMap(({ name: label, period: per, gives: { of: boxId, count: openings } }) =>
      boxId === null ? [] : [{ boxId, label, openings, per }],
    ),
  ),
  giving(SIGN_IN_BOARD, ({ open, every, accumulate }) =>
    open
      ? [
          ...every.flatMap(({ reward }, k) =>
            givenIn(reward, { label: dayWords(k + 1), per: 'day', oneOf: 'every' }),
          ),
          ...accumulate.flatMap(({ reward, conditionNum }) =>
            givenIn(reward, { label: monthWords(conditionNum), per: 'month' }),
          ),
        ]
      : [],
  ),
  giving(ACTIVITIES, ({ open, activities }) =>
    open
      ? activities.flatMap(({ name, from, until, graceDays, steps }) =>
          steps.flatMap(({ gives }, k) =>
            givenIn(gives, {
              label: stepWords(name, k + 1),
              per: 'once',
              from,
              until: until + graceDays * DAY_MS,
            }),
          ),
        )
      : [],
  ),
  giving(SEASON, ({ season }) => {
    if (season === null) return [];
    const { acts, cost, prizes, milestones, from, until } = season;
    const draws = acts.reduce((sum, { perDay }) => sum + perDay, 0) / cost;
    const tickets = prizes.reduce((sum, prize) => sum + prize.tickets, 0);
    return [
      ...prizes.flatMap(({ reward, tickets: own }, k) =>
        givenIn(reward, { label: prizeWords(k + 1), per: 'day', from, until }, (draws * own) / tickets),
      ),
      ...milestones.flatMap(({ reward }, k) =>
        givenIn(reward, { label: milestoneWords(k + 1), per: 'once', from, until }),
      ),
    ];
  }),
  giving(FIRST_DAY, ({ open, freeBox, topUpBox }) =>
    open
      ? [
          { boxId: freeBox, label: FREE_BOX, openings: 1, per: 'once', onceNew: true },
          { boxId: topUpBox, label: TOP_UP_BOX, openings: 1, per: 'once', onceNew: true },
        ]
      : [],
  ),
];

/** Returns what a reward gives; nothing if it is no opening. @param times how often it is had, on average */
const givenIn = (
  { boxId, amount }: { readonly boxId?: string; readonly amount: number },
  rest: Omit<Given, 'boxId' | 'openings'>,
  times = 1,
): readonly Given[] => (boxId === undefined ? [] : [{ ...rest, boxId, openings: amount * times }]);

/** A box that can be opened, as published. */
interface OpenBox {
  readonly name: Text;
  readonly odds: BoxOdds;
  readonly terms: BoxTerms;
}

/** Returns the free openings that a change gives or whose worth it moves; undefined if there are none. */
export function freeOpenings(game: Game, setting: string, publishing: Publishing): FreeOpenings | undefined {
  const boxes = boxesIn(game, []);
  const changed = 'catalogue' in publishing ? boxesIn(game, publishing.catalogue) : boxes;
  const before = openingsIn(game, boxes);
  const shop = openingsIn(game, changed, publishing);
  const known = new Map(before.map((one) => [nameOf(one), one]));
  // Rules are proposed as a whole. A change of the catalogue concerns the boxes that it moves.
  const isOwn = (one: FreeOpening): boolean => one.setting === setting && setting !== 'catalogue';
  const later = new Map(shop.map((one) => [nameOf(one), one]));
  const isMoved = (name: string): boolean => !isSame(known.get(name), later.get(name));
  const concerned = (one: FreeOpening): boolean => isOwn(one) || isMoved(nameOf(one));
  const after = shop.filter(concerned);
  return after.length === 0 ? undefined : { before: before.filter(concerned), after, shop };
}

const nameOf = ({ setting, boxId, label, per, from = 0 }: FreeOpening): string =>
  `${setting} ${boxId} ${label.en} ${per} ${from}`;

const isSame = (one: FreeOpening | undefined, other: FreeOpening | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.worth === other.worth &&
  one.openings === other.openings &&
  one.until === other.until;

function openingsIn(
  game: Game,
  boxes: ReadonlyMap<string, OpenBox>,
  publishing?: Publishing,
): readonly FreeOpening[] {
  const valued = (setting: string, given: Given): readonly FreeOpening[] => {
    const box = boxes.get(given.boxId);
    return box === undefined ? [] : [{ ...given, setting, boxName: box.name, worth: worthOf(box.odds) }];
  };
  const allowed = [...boxes].flatMap(([boxId, { terms }]) =>
    terms.allowance === null
      ? []
      : valued('catalogue', {
          boxId,
          label: ALLOWANCE,
          openings: Math.min(terms.allowance, terms.perDay ?? Infinity),
          per: 'day',
        }),
  );
  const now = game.clock();
  const given = GIVINGS.flatMap(({ rules: { name }, givenBy }) => {
    const content =
      publishing !== undefined && 'rules' in publishing && publishing.rules === name
        ? publishing.content
        : game.rulesState({ name }).history.versions.at(-1)?.content;
    return givenBy(content)
      .filter(({ until = Infinity }) => until > now)
      .flatMap((one) => valued(name, one));
  });
  return [...allowed, ...given];
}

/** Returns the boxes in force once everything published is, and a change to publish. */
function boxesIn(game: Game, more: readonly AnyEvent[]): ReadonlyMap<string, OpenBox> {
  const catalogue = catalogueAhead(game.catalogueState().history);
  const boxes = new Map(
    boxesInForce(catalogue).map(({ boxId, face, current: { odds, terms } }) => [
      boxId,
      { name: face.name, odds, terms },
    ]),
  );
  for (const event of more)
    if (BoxVersionPublished.is(event)) {
      const { odds, face, terms } = event.data;
      boxes.set(odds.boxId, { name: face.name, odds, terms });
    } else if (BoxRetired.is(event)) boxes.delete(event.data.boxId);
  return boxes;
}

const TICKETS = 2 ** 24;

const worthOf = ({ items }: BoxOdds): number =>
  Number(
    items.reduce(
      (sum, { value, startTicket, endTicket }) => sum + BigInt(value) * BigInt(endTicket - startTicket),
      0n,
    ),
  ) / TICKETS;

const ALLOWANCE = text(
  '每天免费次数',
  'Free openings a day',
  'Бесплатные открытия за день',
  'Lượt mở miễn phí mỗi ngày',
);
const FREE_BOX = text('见面箱', 'Welcome box', 'Приветственный кейс', 'Hộp chào mừng');
const TOP_UP_BOX = text('首充箱', 'First top-up box', 'Кейс первого пополнения', 'Hộp nạp đầu');

const dayWords = (n: number): Text =>
  text(`第 ${n} 天`, `Day ${n} of the board`, `День ${n} на доске`, `Ngày ${n} của bảng`);
const monthWords = (days: number): Text =>
  text(
    `当月签到 ${days} 天`,
    `${days} days of a month`,
    `Дней за месяц: ${days}`,
    `${days} ngày trong tháng`,
  );
const stepWords = (name: Text, n: number): Text =>
  text(`${name.zh}，第 ${n} 档`, `${name.en}, step ${n}`, `${name.ru}, шаг ${n}`, `${name.vi}, mức ${n}`);
const prizeWords = (n: number): Text =>
  text(`抽奖第 ${n} 项`, `Prize ${n} of the draw`, `Приз ${n} розыгрыша`, `Giải ${n} của lượt quay`);
const milestoneWords = (n: number): Text => text(`里程碑 ${n}`, `Milestone ${n}`, `Веха ${n}`, `Mốc ${n}`);

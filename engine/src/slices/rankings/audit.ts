import { BoxOpened } from '../boxes/events.ts';
import { type BoxItem, BoxVersionPublished } from '../catalogue/events.ts';
import { PlayerErased } from '../erasure/events.ts';
import { RealNameVerified } from '../identity/events.ts';
import {
  type Desk,
  type EventData,
  type Finding,
  type OwnBooks,
  all,
  barOf,
  defineAudit,
  either,
  follow,
  followsOfBars,
  one,
  streamOf,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { PlayerSuspended, SuspensionEnded } from '../standing/events.ts';
import { UpgradePlayed } from '../upgrades/events.ts';
import { WalletPosted } from '../wallet/events.ts';
import {
  type Books,
  type DayBook,
  type Own,
  type Shop,
  clipped,
  closed,
  count,
  keptOf,
  midnightOf,
  ownBook,
  shopBook,
  termsOf,
} from './audit-books.ts';
import {
  PrizesReleased,
  RankPrizePaid,
  RankPrizeWithheld,
  RankingClosed,
  RankingEnded,
  type Rankings,
  events,
} from './events.ts';

const PLACES = 10;
const WHOLE = 10_000n;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const NOON = 12;
const DUE = 14;

type Kept = OwnBooks<Own, Shop>;

export const audit = defineAudit({
  events,
  rules: {
    'rank-day': 'a day of a ranking is closed once, after its end, in the order of days, and ended once',
    'rank-rules': 'a ranking is closed by the rules in force at its day’s midnight',
    'rank-plays': 'plays and edge of a ranking are what the log comes to',
    'rank-table':
      'the table holds the highest multiple of each of the first ten players, the earlier play first where two are equal',
    'rank-prize':
      'the prizes are those of the rules, less where the share of the day’s edge does not carry them',
    'rank-paid': 'each prize is paid or withheld once, from 12:00 on, for the place that the table names',
    'rank-withheld':
      'a prize is withheld from players who are suspended, erased or without a real name, and from nobody else',
  },
  books: {
    own: ownBook,
    shop: shopBook,
    totals: ({ days, prizes, withheld }) => ({
      rankingsClosed: days,
      rankPrizes: prizes,
      rankPrizesWithheld: withheld,
    }),
  },
  checks: {
    RankingClosed: auditClosed,
    PrizesReleased: auditReleased,
    RankPrizePaid: (desk, data, { own, shop }) => {
      shop.prizes += BigInt(data.amount);
      const { amount } = data;
      return (
        auditPrize(desk, data, shop) ??
        unequal('rank-withheld', unpaid(own, desk.time) ?? 'a payment', 'a payment') ??
        desk.ledger.due('rank-prize', { from: 'mint', to: 'player', amount })
      );
    },
    RankPrizeWithheld(desk, data, { own, shop }) {
      shop.withheld += BigInt(data.amount);
      return (
        auditPrize(desk, data, shop) ??
        unequal('rank-withheld', unpaid(own, desk.time) ?? 'a payment', data.reason)
      );
    },
    RankingEnded: auditEnded,
  },
  follows: [
    follow(BoxVersionPublished, (_desk, { odds: { price, items }, versionHash }, { shop }: Books) => {
      const worth = items.reduce(
        (sum, { value, startTicket, endTicket }) => sum + BigInt(value) * BigInt(endTicket - startTicket),
        0n,
      );
      shop.versions.set(versionHash, { items, edge: keptOf(price, worth) });
      return undefined;
    }),
    follow(BoxOpened, (desk, { versionHash, price, ticket, paidBy }, { shop }: Books) => {
      const version = shop.versions.get(versionHash);
      if (paidBy !== 'gems' || version === undefined) return undefined;
      const value = valueOf(version.items, ticket);
      const multiple = clipped((BigInt(value) * WHOLE) / BigInt(price));
      return count(desk, shop, 'box', { stake: price, edge: version.edge, multiple });
    }),
    follow(UpgradePlayed, (desk, played, { shop }: Books) => {
      const { items, gems, targetPrice, winUpTo } = played;
      if (items.length > 0 || gems === 0) return undefined;
      const edge = keptOf(gems, BigInt(targetPrice) * BigInt(winUpTo + 1));
      return count(desk, shop, 'upgrade', { stake: gems, edge, multiple: upgraded(played) });
    }),
    follow(RealNameVerified, (_desk, _data, { own }: Books) => {
      own.named = true;
      return undefined;
    }),
    ...followsOfBars<Own, Shop>({
      erased: PlayerErased,
      suspended: PlayerSuspended,
      lifted: SuspensionEnded,
    }),
  ],
  writings: {
    'close-ranking': { in: 'ranking', by: ['system'], writes: one(RankingClosed) },
    'release-prizes': { in: 'ranking', by: ['flow'], writes: one(PrizesReleased) },
    'pay-rank-prize': {
      in: 'player',
      by: ['flow'],
      writes: either(all(one(RankPrizePaid), one(WalletPosted, 'rank-prize')), one(RankPrizeWithheld)),
    },
    'end-ranking': { in: 'ranking', by: ['flow'], writes: one(RankingEnded) },
  },
  inputs: {
    'close-ranking'([event]) {
      if (event === undefined || !RankingClosed.is(event)) return undefined;
      const { board, day, plays, edge, rows } = event.data;
      return { board, day, plays, edge, rows: rows.map(({ play, multiple }) => ({ play, multiple })) };
    },
  },
  ways: { 'rank-prize': { legs: [['mint', 'player']], amount: 'owed' } },
});

const valueOf = (items: readonly BoxItem[], ticket: number): number =>
  items.find(({ startTicket, endTicket }) => ticket >= startTicket && ticket < endTicket)?.value ?? 0;

function upgraded({ won, gems, targetPrice, rate }: EventData<typeof UpgradePlayed>): number | undefined {
  if (!won) return undefined;
  const [over, under] = [BigInt(rate.numerator), BigInt(rate.denominator)];
  return clipped((WHOLE * BigInt(targetPrice) * under) / (over * BigInt(gems)));
}

function auditClosed(desk: Desk, data: EventData<typeof RankingClosed>, { shop }: Kept): Finding {
  const { board, day, rulesHash, plays, edge, rows, paysAt } = data;
  const terms = termsOf(desk, day);
  const end = midnightOf(desk, day + 1);
  const wrongStream = unequal('rank-day', `ranking-${board}-${day}`, desk.stream);
  if (wrongStream !== undefined) return wrongStream;
  if (terms === undefined) return violationOf('rank-rules', 'rules in force', 'none');
  if (desk.time < end + MINUTE_MS) return violationOf('rank-day', `from ${end + MINUTE_MS} on`, desk.time);
  const book = closed(desk, shop, board, day);
  if ('rule' in book) return book;
  shop.days += 1;
  shop.closed.set(desk.stream, { place: desk.place, data, released: false, settled: new Set() });
  const prizes = prizesIn(terms.content, board, book.edge);
  return (
    unequal('rank-rules', terms.hash, rulesHash) ??
    unequal('rank-plays', book.plays, plays) ??
    unequal('rank-plays', book.edge, edge) ??
    unequal('rank-table', told(first(book)), told(rows)) ??
    unequal('rank-prize', prizes.slice(0, rows.length).join(), rows.map(({ amount }) => amount).join()) ??
    unequal('rank-day', end + NOON * HOUR_MS, paysAt) ??
    desk.obligations.open({ to: desk.stream, amount: 0, due: end + DUE * HOUR_MS, terms: 'prizes' })
  );
}

type Shown = readonly { readonly play: string; readonly multiple: number }[];
const told = (rows: Shown): string => rows.map(({ play, multiple }) => `${play} at ${multiple}`).join(', ');

const first = ({ best }: DayBook): Shown =>
  [...best.values()].toSorted((a, b) => b.multiple - a.multiple || a.n - b.n).slice(0, PLACES);

function prizesIn({ share, ...boards }: Rankings, board: 'box' | 'upgrade', edge: number): readonly number[] {
  const { prizes } = boards[board];
  const all = BigInt(prizes.reduce((sum, prize) => sum + prize, 0));
  const carried = (BigInt(edge) * BigInt(share)) / WHOLE;
  return all > carried ? prizes.map((prize) => Number((BigInt(prize) * carried) / all)) : prizes;
}

type Prize = Pick<EventData<typeof RankPrizePaid>, 'closed' | 'rank' | 'amount'>;

/** Checks that a prize is due now, in this stream, for this place. */
function auditPrize({ stream }: Desk, { closed: place, rank, amount }: Prize, shop: Shop): Finding {
  const known = shop.closed.get(streamOf(place));
  const row = known?.place === place ? known.data.rows[rank - 1] : undefined;
  if (known === undefined || row === undefined)
    return violationOf('rank-paid', 'a place of a closed ranking', `${rank} of ${place}`);
  if (known.settled.has(rank)) return violationOf('rank-paid', 'once', 'again');
  known.settled.add(rank);
  if (!known.released) return violationOf('rank-paid', 'a release of the prizes first', 'none');
  return unequal('rank-paid', streamOf(row.play), stream) ?? unequal('rank-paid', row.amount, amount);
}

/** Returns why a player is not paid. */
const unpaid = (own: Own, time: number): string | undefined =>
  barOf(own, time) ?? (own.named ? undefined : 'unverified');

function auditReleased(
  { stream, time }: Desk,
  { closed: place }: EventData<typeof PrizesReleased>,
  { shop }: Kept,
): Finding {
  const known = shop.closed.get(stream);
  if (known === undefined || known.released) return violationOf('rank-day', 'a closed ranking', 'none');
  known.released = true;
  if (time < known.data.paysAt) return violationOf('rank-paid', `from ${known.data.paysAt} on`, time);
  return unequal('rank-day', known.place, place);
}

function auditEnded(desk: Desk, { closed: place }: EventData<typeof RankingEnded>, { shop }: Kept): Finding {
  const known = shop.closed.get(desk.stream);
  if (known?.released !== true) return violationOf('rank-day', 'a ranking whose prizes are released', 'none');
  const unpaid = known.data.rows.findIndex(({ amount }, k) => amount > 0 && !known.settled.has(k + 1));
  if (unpaid >= 0) return violationOf('rank-paid', `a prize for place ${unpaid + 1}`, 'none');
  shop.closed.delete(desk.stream);
  return unequal('rank-day', known.place, place) ?? desk.obligations.close(place);
}

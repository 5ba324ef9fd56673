import { BOUND_MAX, type BeaconNow, ceilingFor } from '../../fairness/index.ts';
import { type Amount, type Command, type RulesInForce, rejected } from '../../kernel/index.ts';
import { END_MS, ROUNDS_MAX, type Terms } from './events.ts';
import { type ReservingRejection, type SeatContext, type Seating, seatReserved } from './reserve.ts';
import type { BattleRules } from './settings/events.ts';

/** Seats and teams that fit together. */
export const SEATINGS = [
  { seats: 2, teams: 0 },
  { seats: 3, teams: 0 },
  { seats: 4, teams: 0 },
  { seats: 4, teams: 2 },
  { seats: 6, teams: 2 },
  { seats: 6, teams: 3 },
] as const;

interface CreateBattle {
  readonly battleId: string;
  /** by round */
  readonly boxes: readonly { readonly boxId: string; readonly versionHash: string }[];
  readonly seats: number;
  readonly teams: number;
  readonly rule: Terms['rule'];
  readonly open: boolean;
  readonly oneADevice: boolean;
  /** hash of the rules that the player saw */
  readonly rulesHash: string;
  /** paid by a card */
  readonly card: boolean;
}

/** A box version on sale. */
export interface BoxOnSale {
  readonly versionHash: string;
  /** 1/10,000 gem */
  readonly price: Amount;
  /** value of its dearest item */
  readonly dearest: Amount;
}

export interface CreateBattleContext extends SeatContext {
  /** in force */
  readonly terms: RulesInForce<BattleRules>;
  /** Returns the version on sale; undefined: there is no such box. */
  readonly onSale: (boxId: string) => BoxOnSale | undefined;
  /** rate of selling back in force, in 1/10,000; undefined: the shop buys nothing back */
  readonly rate: number | undefined;
  /** the beacon that would draw; undefined: this shop has none */
  readonly chain: BeaconNow['chain'] | undefined;
  /** keyed hash of the player's device for this battle; null if it is unknown */
  readonly device: string | null;
}

type BoxFault =
  | { readonly code: 'unknown-box'; readonly boxId: string }
  /** hash of the version, or of the rules, in force */
  | { readonly code: 'stale-version'; readonly versionHash: string };

/** In order of precedence. Amounts in 1/10,000 gem. */
export type CreateBattleRejection =
  | { readonly code: 'rounds-out-of-range'; readonly max: number }
  | { readonly code: 'seats-misfit' }
  /** no beacon draws, or the rule is not played, or nothing is bought back for `shared` */
  | { readonly code: 'battles-closed' }
  | BoxFault
  | { readonly code: 'over-battle-ceiling'; readonly ceiling: Amount }
  | ReservingRejection;

/** Holds the creator's stake, with the terms of a new battle. */
export const createBattle: Command<Seating, CreateBattle, CreateBattleContext, CreateBattleRejection, null> =
  {
    name: 'create-battle',
    decide(state, input, context) {
      const { seats, teams, rule, boxes, rulesHash } = input;
      if (boxes.length < 1 || boxes.length > ROUNDS_MAX)
        return rejected({ code: 'rounds-out-of-range', max: ROUNDS_MAX });
      const fits = SEATINGS.some((one) => one.seats === seats && one.teams === teams);
      if (!fits || (rule === 'shared' && teams !== 0)) return rejected({ code: 'seats-misfit' });
      const { terms: rules, chain, rate } = context;
      if (
        chain === undefined ||
        !rules.content.rules.includes(rule) ||
        (rule === 'shared' && rate === undefined)
      )
        return rejected({ code: 'battles-closed' });
      const known = boxesOf(boxes, context.onSale);
      if ('code' in known) return rejected(known);
      if (rulesHash !== rules.hash) return rejected({ code: 'stale-version', versionHash: rules.hash });
      const ceiling = ceilingFor({ chain }, rules.content);
      const worth = known.dearest * seats;
      if (known.price * seats > ceiling || worth > BOUND_MAX)
        return rejected({ code: 'over-battle-ceiling', ceiling });
      const { open, oneADevice, battleId, card } = input;
      const fixed = { boxes: known.boxes, order: known.order, price: known.price };
      const terms = { seats, teams, rule, open, oneADevice, ...fixed, rate: rate ?? 0, rulesHash };
      const device = oneADevice ? context.device : null;
      const { cardValue } = rules.content;
      const due = context.time + END_MS;
      return seatReserved(
        state,
        { battleId, price: known.price, card, device, terms, due, cardValue },
        context,
      );
    },
    reply: () => null,
  };

/** The boxes of all rounds; amounts of one seat, in 1/10,000 gem. */
interface Priced extends Pick<Terms, 'boxes' | 'order' | 'price'> {
  /** the most that it can draw */
  readonly dearest: Amount;
}

/** Returns the boxes, each once, and the index of each round's. */
function boxesOf(asked: CreateBattle['boxes'], onSale: CreateBattleContext['onSale']): Priced | BoxFault {
  const boxes: Terms['boxes'] = [];
  const order: number[] = [];
  let [price, dearest] = [0, 0];
  for (const { boxId, versionHash } of asked) {
    const version = onSale(boxId);
    if (version === undefined) return { code: 'unknown-box', boxId };
    if (version.versionHash !== versionHash)
      return { code: 'stale-version', versionHash: version.versionHash };
    price += version.price;
    dearest += version.dearest;
    const index = boxes.findIndex((box) => box.boxId === boxId);
    order.push(index === -1 ? boxes.push({ boxId, versionHash, price: version.price }) - 1 : index);
  }
  return { boxes, order, price, dearest };
}

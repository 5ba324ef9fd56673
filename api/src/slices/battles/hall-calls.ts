import {
  BATTLE_TERMS,
  DECIDE_MS,
  INVITES_MAX,
  INVITES_MS,
  PACE_MS,
  REEL_MS,
  ROUNDS_MAX,
  SEATINGS,
  WAIT_MS,
} from '@skins/engine/battles';
import {
  type BeaconChain,
  FULL_ROUND_AFTER_MS,
  FULL_SEAL_BEFORE_MS,
  ceilingFor,
  isIndependent,
} from '@skins/engine/fairness';
import { houseDay, startOfHouseDay, toGems } from '@skins/engine/kernel';
import { sellBackAt } from '../bag/sell-back-at.ts';
import type { DataOf } from '../../foundation/contract/call.ts';
import { amountOf } from '../../foundation/contract/gems.ts';
import type { Game } from '../../foundation/game/game.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { BattleParts } from './battle-parts.ts';
import type * as contract from './contract.ts';
import { BATTLES_PAGE } from './contract.ts';
import type { Desks } from './desks.ts';
import { ANY, type Sought } from './questions.ts';

type Names = 'battleOpen' | 'battleRules' | 'battleList' | 'battleOwn';
type ListQuery = Parameters<Handlers<typeof contract>['battleList']>[0]['query'];

const STATES = { waiting: 'waiting', running: 'full', finished: 'finished' } as const;
const RATE_UNITS = 10_000;

/** The hall: the switch, the rules, and battles in lists. */
export const hallCalls = (
  { game, progress }: Shop<Desks>,
  { ask, desk, callerOf, lookingOf, cardsOf, ownOf }: BattleParts,
) => {
  /** Battles of a page; without a state waiting ones come first, then running and finished ones. */
  function pageOf(sought: Omit<Sought, 'state'>, states: readonly string[], limit: number, offset: number) {
    const ids: string[] = [];
    let [total, skip] = [0, offset];
    for (const state of states) {
      const all = ask.total({ ...sought, state });
      if (ids.length < limit) ids.push(...ask.page({ ...sought, state }, limit - ids.length, skip));
      skip = Math.max(0, skip - all);
      total += all;
    }
    return { ids, total };
  }

  return {
    battleOpen: async () => Number(!desk.isOpen(game.clock()) || (await desk.chain()) === undefined),

    battleRules: async () => rulesShown(game, await desk.chain()),

    battleList: async ({ query, language, token, after }) => {
      await progress.settle(after);
      const { current = 1, size = BATTLES_PAGE, state } = query;
      const caller = await callerOf(token);
      const looking = await lookingOf(language, caller);
      const states = state === undefined ? Object.values(STATES) : [STATES[state]];
      const { ids, total } = pageOf(soughtOf(query), states, size, (current - 1) * size);
      const offset = game.houseOffset(looking.now);
      const midnight = startOfHouseDay(houseDay(looking.now, offset), offset);
      return {
        records: await cardsOf(ids, looking),
        total,
        current,
        own: caller === undefined || current > 1 ? [] : await ownOf(caller, looking),
        counts: {
          waiting: ask.total({ ...ANY, state: STATES.waiting }),
          running: ask.total({ ...ANY, state: STATES.running }),
          finishedToday: ask.finishedSince(midnight),
          voidToday: ask.voidedSince(midnight).map(({ reason, battles }) => ({
            reason: reason === 'late' ? ('late' as const) : ('no-beacon' as const),
            battles,
          })),
        },
      };
    },

    battleOwn: async ({ playerId, language, after }) => {
      await progress.settle(after);
      const looking = await lookingOf(language, playerId);
      const cards = await ownOf(playerId, looking);
      return Promise.all(
        cards.map(async (battle) => {
          const { frozen, sealed } = await desk.read(battle.id);
          return { battle, root: frozen?.root ?? null, note: sealed?.note ?? null };
        }),
      );
    },
  } satisfies Pick<Handlers<typeof contract>, Names>;
};

function soughtOf({ price = '0-', rule, seats, boxId = '' }: ListQuery): Omit<Sought, 'state'> {
  const [from = '', to = ''] = price.split('-');
  return {
    rule: rule ?? '',
    seating: seats ?? '',
    box: boxId === '' ? '' : `|${boxId}|`,
    from: amountOf(Number(from)),
    to: to === '' ? Number.MAX_SAFE_INTEGER : amountOf(Number(to)),
  };
}

/** Returns the rules in force, the ceilings and the times of a battle. */
function rulesShown(game: Game, chain: BeaconChain | undefined): DataOf<typeof contract.battleRules> {
  const now = game.clock();
  const { hash: rulesHash, content } = game.rulesAt(BATTLE_TERMS, now);
  const { sellBack, mayTakeBack } = sellBackAt(game, now);
  const buys = sellBack.content.open && mayTakeBack;
  const source = chain === undefined ? {} : { chain };
  return {
    rulesHash,
    rules: content.rules.filter((rule) => rule !== 'shared' || buys),
    seatings: SEATINGS.map(({ seats, teams }) => ({ seats, teams })),
    roundsMost: ROUNDS_MAX,
    ceiling: toGems(ceilingFor(source, content)),
    independentCeiling: toGems(content.ceiling),
    houseCeiling: toGems(content.houseCeiling),
    steers: isIndependent(source) ? 'nobody' : 'shop',
    cardValue: toGems(content.cardValue),
    sellBackRate: buys ? sellBack.content.rate / RATE_UNITS : 0,
    waitMs: WAIT_MS,
    roundAfterMs: FULL_ROUND_AFTER_MS,
    sealBeforeMs: FULL_SEAL_BEFORE_MS,
    paceMs: PACE_MS,
    reelMs: REEL_MS,
    decideMs: DECIDE_MS,
    invitesMost: INVITES_MAX,
    invitesMs: INVITES_MS,
  };
}

import type { QueryKey } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { commandKey, queries } from '../net';
import { Unreachable } from '../net/failures';
import { rememberAnswer, rememberPress } from '../seeds/pressed-plays';
import type { Seeds } from '../seeds/queries';
import { ensureUserSeed } from '../seeds/user-seed';
import { refreshUser, session, userQuery, useSession } from '../session';
import { afterPicture } from './after-picture';
import { rememberPlay } from './last-played';
import { tellOtherTabs } from './other-tabs';
import { wantedMotion } from './motion';
import type { Motion, Order } from './play';
import { PlayRunner } from './play-runner';
import { withholdResults } from './results';
import { failureOf, sendAgain } from './sending';

/** What every game answers to a play. */
interface Answer {
  readonly balance: number;
  readonly position: string;
}

/** The seeds that a play was pressed with: the chain, how long it is, and the index that stood next in it. */
export interface SeedPlace {
  readonly chain: { readonly id: number; readonly next: number; readonly length: number } | undefined;
}

/** Whether an answer is to what was sent. */
export interface Answering {
  readonly asSent: boolean;
}

/** What a game brings to its plays; all else is the same for every game. */
export interface Game<Placed extends Order, Reply extends Answer> {
  /** Sends an order, once, under its key. */
  readonly send: (order: Placed) => Promise<Reply>;
  /** The hash of the rules that an order agrees to. */
  readonly agreed: (order: Placed) => string;
  /** What an order chooses, written down: `chosen` of the game's evidence writes the same of what a record says. */
  readonly chosen: (order: Placed) => string;
  /** Whether an answer says that just this was chosen, as far as it says so. */
  readonly meets: (order: Placed, reply: Reply) => boolean;
  /** The ids of the items that an answer names. */
  readonly itemsOf: (reply: Reply) => readonly string[];
  /** How long it takes, in ms, until the result may show. */
  readonly revealMs: (motion: Motion) => number;
  /** Its queries that would tell a result: they wait until it shows. Balance, bag, seeds and home do so anyway. */
  readonly tells: readonly QueryKey[];
  /** Its other queries that a play changes. */
  readonly changes: readonly QueryKey[];
}

export type Plays<Placed extends Order, Reply extends Answer> = ReturnType<typeof usePlay<Placed, Reply>>;

/** The plays of one page. */
export function usePlay<Placed extends Order, Reply extends Answer>(game: Game<Placed, Reply>) {
  const [runner] = useState(() => runnerOf(game));
  const [play, show] = useState(runner.current);
  useEffect(() => {
    // A step of a play changes much of a page: it is drawn in slices, between which the page stays free.
    const unsubscribe = runner.subscribe(() => startTransition(() => show(runner.current())));
    runner.attend(true);
    return () => {
      runner.attend(false);
      unsubscribe();
    };
  }, [runner]);
  const giveUp = useCallback(() => {
    runner.dismiss();
    askAgain(game);
  }, [runner, game]);
  const { token } = useSession();
  useEffect(() => {
    const isUnanswered = play.phase === 'idle' && play.failure?.kind === 'unanswered';
    if (isUnanswered && pressedAs.get(play.failure.order) !== token) giveUp();
  }, [play, token, giveUp]);
  const { press, skip, dismiss } = runner;
  return { play, press, retry: press, skip, dismiss, giveUp };
}

/** With which token each order was pressed: under another one it would be somebody else's. */
const pressedAs = new WeakMap<Order, string | undefined>();

/** A fresh order: its key is made here, before anything is sent. */
export function newOrder<Wish extends object>(wish: Wish): Wish & Order {
  const order = { ...wish, key: commandKey() };
  pressedAs.set(order, session.token);
  return order;
}

const runnerOf = <Placed extends Order, Reply extends Answer>(game: Game<Placed, Reply>) =>
  new PlayRunner<Placed, Reply & SeedPlace & Answering>({
    async send(order) {
      const seeds = await ensureUserSeed();
      const chain = seeds && { ...seeds.chain, next: seeds.seedIndex };
      if (seeds !== undefined)
        rememberPress({
          ...pressedWith(seeds),
          key: order.key,
          rulesHash: game.agreed(order),
          choice: game.chosen(order),
        });
      const reply = await sendAgain(async () => {
        if (pressedAs.get(order) !== session.token) throw new Unreachable('offline');
        return game.send(order);
      });
      rememberAnswer(order.key, game.itemsOf(reply));
      return { ...reply, chain, asSent: game.meets(order, reply) };
    },
    failureOf,
    withhold() {
      // An answer that is on its way now could arrive after the play was decided.
      for (const queryKey of [...TELLING, ...game.tells]) void queries.cancelQueries({ queryKey });
      return withholdResults();
    },
    drawn: () => new Promise((resolve) => void afterPicture(resolve)),
    take({ balance, position }) {
      rememberPlay(position);
      tellOtherTabs(position);
      queries.setQueryData(userQuery.queryKey, (user) => user && { ...user, balance });
      askAgain(game);
    },
    motion: wantedMotion,
    revealMs: game.revealMs,
  });

/** What a play is pressed with: the check holds the server to it. */
const pressedWith = ({ userSeed, serverHash, seedIndex, chain }: Seeds) => ({
  userSeed,
  serverHash,
  chainId: chain.id,
  next: seedIndex,
});

/** What any game's result shows in. */
const TELLING: readonly QueryKey[] = [userQuery.queryKey, ['seeds'], ['bag'], ['home']];

function askAgain({ tells, changes }: Pick<Game<Order, Answer>, 'tells' | 'changes'>): void {
  void refreshUser();
  for (const queryKey of [...TELLING, ...tells, ...changes]) void queries.invalidateQueries({ queryKey });
}

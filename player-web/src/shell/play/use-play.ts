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

/** The part of an answer that every game shares. */
interface Answer {
  readonly balance: number;
  readonly position: string;
}

/** The seeds of a play: the chain, its length, and the next index at the press. */
export interface SeedPlace {
  readonly chain: { readonly id: number; readonly next: number; readonly length: number } | undefined;
}

/** Whether an answer matches the order. */
export interface Answering {
  readonly asSent: boolean;
}

/** The parts of a play that differ between games. */
export interface Game<Placed extends Order, Reply extends Answer> {
  /** Sends an order once, under its key. */
  readonly send: (order: Placed) => Promise<Reply>;
  /** Returns the hash of the rules that an order agrees to. */
  readonly agreed: (order: Placed) => string;
  /** Returns an order's choice as text. `chosen` in the game's evidence returns the same text for a record. */
  readonly chosen: (order: Placed) => string;
  /** Returns whether an answer confirms the order's choice, as far as it states one. */
  readonly meets: (order: Placed, reply: Reply) => boolean;
  /** Returns the item ids in an answer. */
  readonly itemsOf: (reply: Reply) => readonly string[];
  /** milliseconds until the result may show */
  readonly revealMs: (motion: Motion) => number;
  /** Its queries that would reveal a result: they wait until it shows. Balance, bag, seeds and home always do. */
  readonly tells: readonly QueryKey[];
  /** Its other queries that a play changes. */
  readonly changes: readonly QueryKey[];
}

export type Plays<Placed extends Order, Reply extends Answer> = ReturnType<typeof usePlay<Placed, Reply>>;

/** Runs the plays of one page. */
export function usePlay<Placed extends Order, Reply extends Answer>(game: Game<Placed, Reply>) {
  const [runner] = useState(() => runnerOf(game));
  const [play, show] = useState(runner.current);
  useEffect(() => {
    // A step of a play changes much of a page. A transition renders it in slices and keeps the page responsive.
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

/** The token of each order: under another token it would be another player's order. */
const pressedAs = new WeakMap<Order, string | undefined>();

/** Makes an order. Its key is made here, before anything is sent. */
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

/** Returns the seeds of a press: the verification checks the server's answer against them. */
const pressedWith = ({ userSeed, serverHash, seedIndex, chain }: Seeds) => ({
  userSeed,
  serverHash,
  chainId: chain.id,
  next: seedIndex,
});

/** The queries in which a result of any game shows. */
const TELLING: readonly QueryKey[] = [userQuery.queryKey, ['seeds'], ['bag'], ['home']];

function askAgain({ tells, changes }: Pick<Game<Order, Answer>, 'tells' | 'changes'>): void {
  void refreshUser();
  for (const queryKey of [...TELLING, ...tells, ...changes]) void queries.invalidateQueries({ queryKey });
}

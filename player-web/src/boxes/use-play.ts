import type { DataOf, openBox } from '@skins/api/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Refused, ask, commandKey, post, queries } from '../net';
import { ensureUserSeed } from '../seeds';
import { refreshUser, userQuery, withholdResults } from '../session';
import { wantedMotion } from './motion';
import type { Failure, Order } from './play';
import { PlayRunner, type Backstage } from './play-runner';
import { rememberPlay, type BoxDetails } from './queries';

const openCall = post<typeof openBox>('/api/box/open');

export interface Outcome extends DataOf<typeof openBox> {
  /** The chain of seeds that was running at the press, and the index that stood next in it. */
  readonly chain: { readonly id: number; readonly next: number } | undefined;
}

export type Plays = ReturnType<typeof usePlay>;

/** Plays of one box page. */
export function usePlay() {
  const [runner] = useState(() => new PlayRunner(backstage));
  const play = useSyncExternalStore(runner.subscribe, runner.current);
  useEffect(() => {
    runner.attend(true);
    return () => runner.attend(false);
  }, [runner]);
  const press = (box: BoxDetails, count: number) => runner.press({ key: commandKey(), box, count });
  const giveUp = () => {
    runner.dismiss();
    askAgain();
  };
  return { play, press, retry: runner.press, skip: runner.skip, dismiss: runner.dismiss, giveUp };
}

const backstage: Backstage<Outcome> = {
  send,
  failureOf,
  withhold() {
    // An answer that is on its way now could arrive after the play was decided.
    for (const queryKey of TELLING) void queries.cancelQueries({ queryKey });
    return withholdResults();
  },
  take({ balance, position }) {
    rememberPlay(position);
    queries.setQueryData(userQuery.queryKey, (user) => user && { ...user, balance });
    askAgain();
  },
  motion: wantedMotion,
};

/** Everything that changes with a result. */
const TELLING = [userQuery.queryKey, ['seeds'], ['bag'], ['home'], ['boxes', 'record']];

function askAgain(): void {
  void refreshUser();
  for (const queryKey of [...TELLING, ['boxes', 'details']]) void queries.invalidateQueries({ queryKey });
}

const ATTEMPTS = 3;
const FIRST_PAUSE = 600;

/** Whether the order may have been carried out all the same: nothing readable came, or the server broke. */
const isUnanswered = (error: unknown): boolean => !(error instanceof Refused) || error.status >= 500;

/** The same key on every attempt: however often it is sent, it happens once. */
async function send({ key, box, count }: Order): Promise<Outcome> {
  const seeds = await ensureUserSeed();
  const chain = seeds && { id: seeds.chain.id, next: seeds.seedIndex };
  const body = { boxId: box.id, count, versionHash: box.versionHash };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { ...(await ask(openCall, { key, body })), chain };
    } catch (error) {
      if (attempt === ATTEMPTS || !isUnanswered(error)) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, FIRST_PAUSE * 2 ** (attempt - 1));
      });
    }
  }
}

function failureOf(error: unknown, order: Order): Failure {
  if (isUnanswered(error) || !(error instanceof Refused)) return { kind: 'unanswered', order };
  const { errCode, message, requestId } = error;
  return { kind: 'refused', order, errCode, errMsg: message, requestId };
}

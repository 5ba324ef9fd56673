import type { Serving } from '@skins/api';
import { battleList } from '@skins/api/battles/contract';
import { redRain } from '@skins/api/redpackets/contract';
import { rollRooms } from '@skins/api/rolls/contract';
import { WrongUsage } from '../problem.ts';
import type { Terminal } from '../terminal.ts';
import { Caller } from './caller.ts';
import { Crowd } from './crowd.ts';

const SETTING = 'SKINS_DEMO_PLAYS';
const PER_MINUTE = 12;
const PER_MINUTE_MAX = 600;
const MINUTE_MS = 60_000;
const RAIN_PAUSE_MS = 400;

/** Returns how many acts a minute the simulated players of a running demonstration make. @throws WrongUsage */
export function paceOf({ [SETTING]: text }: NodeJS.ProcessEnv): number {
  const perMinute = text === undefined ? PER_MINUTE : Number(text);
  if (!Number.isInteger(perMinute) || perMinute < 0 || perMinute > PER_MINUTE_MAX)
    throw new WrongUsage(`${SETTING} is acts a minute, from 0 to ${PER_MINUTE_MAX}`);
  return perMinute;
}

/** Lets the simulated players of a demonstration go on playing, until the signal. Does nothing in any other shop. */
export async function keepPlaying(serving: Serving, terminal: Terminal, until: AbortSignal): Promise<void> {
  const simulated = serving.service.desks.demonstration.simulated();
  const perMinute = paceOf(terminal.environment);
  if (simulated === undefined || perMinute === 0) return;
  const rooms = new Set<string>();
  const battles = new Set<string>();
  try {
    const caller = new Caller(serving.address);
    let falling = false;
    const rains = () => falling;
    const crowd = await Crowd.around(serving, `${simulated.seed} ${Date.now()}`, { rooms, battles, rains });
    // While packets fall, players come as often as a rain invites them.
    const pause = () => (falling ? RAIN_PAUSE_MS : MINUTE_MS / perMinute) * (0.5 + Math.random());
    while (!(await aborted(until, pause()))) {
      falling = (await caller.ask(redRain))?.rain.state === 'falling';
      const open = await caller.ask(rollRooms, { query: { state: 'waiting' } });
      const waiting = await caller.ask(battleList, { query: { state: 'waiting' } });
      rooms.clear();
      for (const { id } of open?.records ?? []) rooms.add(id);
      battles.clear();
      for (const { id } of waiting?.records ?? []) battles.add(id);
      await crowd.act(1 + Math.floor(Math.random() * simulated.players));
    }
  } catch (error) {
    if (!until.aborted) terminal.err(`the simulated players play no more: ${String(error)}\n`);
  }
}

/** Waits, at most until the signal. @returns whether it came */
const aborted = (until: AbortSignal, ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      until.removeEventListener('abort', end);
      resolve(until.aborted);
    };
    const timer = setTimeout(end, ms);
    until.addEventListener('abort', end, { once: true });
    if (until.aborted) end();
  });

import { redNextTime, redRain } from '@skins/api/redpackets/contract';
import { RED_PACKETS, rainStream } from '@skins/engine/redpackets';
import { freshPhone, newPlayer } from '../http/player.ts';
import type { Shop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { changeRules } from '../samples/api/operator.ts';
import { HOURLY } from './orders.ts';

type Content = (typeof RED_PACKETS)['first'];

const LOOK_MS = 50;
const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_MS));

interface Steps {
  readonly shop: () => Shop;
  readonly passTo: (time: number) => void;
  readonly goOn: (start: number) => Promise<void>;
}

const deskOf = (shop: () => Shop) => shop().serving().service.desks.redpackets.desk;

/** Lets everything announced before pass, fallen or cancelled. */
async function allPassed({ shop, passTo, goOn }: Steps): Promise<void> {
  for (;;) {
    const [first] = await deskOf(shop).open();
    if (first === undefined) return;
    passTo(first.endsAt);
    await goOn(first.start);
    await pause();
  }
}

/** Announces the next rain, and lets it be signed. @returns its start */
async function nextAnnounced(steps: Steps): Promise<number> {
  const { shop, goOn } = steps;
  await allPassed(steps);
  await deskOf(shop).sweep();
  const start = await shop().client().ask(redNextTime);
  if (start === null) throw new Error('a rain is announced');
  for (;;) {
    await goOn(start);
    const { sealed } = await deskOf(shop).read(rainStream(start));
    if (sealed !== undefined) return start;
    await pause();
  }
}

/** Returns the steps of rains at a shop. */
export function rainsAt(shop: () => Shop) {
  const ofShop = () => shop().client();
  const service = () => shop().serving().service;
  const passTo = (time: number) => letPass(Math.max(0, time - shop().now()));

  /** Registers a player with a device of their own. */
  const player = (device = freshPhone()) => newPlayer(ofShop(), freshPhone(), device);

  /** Lets rains fall by other rules. */
  async function plan(content: Partial<Content> = {}): Promise<void> {
    const { game } = service();
    passTo(await changeRules(game, RED_PACKETS, { ...HOURLY, ...content }));
  }

  async function goOn(start: number): Promise<void> {
    const { flows } = service();
    await flows.retry(`${rainStream(start)}#1`);
    await flows.idle();
  }

  const rainOf = async (start: number) => (await ofShop().ask(redRain, { query: { time: start } }))?.rain;

  const steps = { shop, passTo, goOn };
  const passed = () => allPassed(steps);
  const announced = () => nextAnnounced(steps);

  /** Lets the round of a rain come out. */
  async function drawn(start: number): Promise<void> {
    passTo(start - 35_000);
    for (;;) {
      await goOn(start);
      const rain = await rainOf(start);
      if (rain?.state === 'cancelled') throw new Error('the rain is cancelled');
      if (rain?.round.randomness !== null) return;
      await pause();
    }
  }

  /** Lets the next rain begin to fall. @returns its start */
  async function falling(): Promise<number> {
    const start = await announced();
    await drawn(start);
    passTo(start);
    return start;
  }

  /** Lets a rain fall to its end, and everybody be paid. */
  async function over(start: number): Promise<void> {
    passTo((await rainOf(start))?.endsAt ?? 0);
    for (;;) {
      await goOn(start);
      if ((await rainOf(start))?.state === 'over') return;
      await pause();
    }
  }

  return { player, passed, plan, goOn, rainOf, announced, drawn, falling, over, passTo };
}

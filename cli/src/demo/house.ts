import type { Serving } from '@skins/api';
import { operatorLogin } from '@skins/api/contract';
import { totpCode } from '@skins/api/operators/second-factor';
import { createRoomOf, publishRoomOf } from '@skins/api/rolls/contract';
import { changeApprove, changeDraft, changePropose } from '@skins/api/settings/contract';
import { ACTIVITIES } from '@skins/engine/activities';
import { EXTRA_DROPS } from '@skins/engine/drops';
import { UNITS_PER_GEM } from '@skins/engine/kernel';
import { LUCKYCARD_DECKS } from '@skins/engine/luckycard';
import { SEASON } from '@skins/engine/newyear';
import { FRAGMENT_EXCHANGE } from '@skins/engine/props';
import { RED_PACKETS } from '@skins/engine/redpackets';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Problem } from '../problem.ts';
import { demoActivities } from './activities.ts';
import { Caller } from './caller.ts';
import { DEMO_DECKS } from './decks.ts';
import { DEMO_DROPS } from './drops.ts';
import { DEMO_EXCHANGE } from './fragments.ts';
import type { LeapingTime } from './leaping-time.ts';
import { rainStarts } from './rain-starts.ts';
import { demoSeason } from './season.ts';

const Added = Compile(
  Type.Object({ username: Type.String(), password: Type.String(), totpSecret: Type.String() }),
);
/** How the first operator logs in, shown once. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly totpSecret: string;
}

const OWNER = 'owner';
const CODE_MS = 30_000;
const MINUTE_MS = 60_000;
const PRIZES = 5;
/** Dearest prize, in gems: the rooms of a shop with its own beacon have a low ceiling. */
const PRIZE_MAX = 120;
/** What the house gives in one rain. */
const RAIN = 100 * UNITS_PER_GEM;
const NAMES = [
  { zh: '清晨房', en: 'Morning room', ru: 'Утренняя комната', vi: 'Phòng buổi sáng' },
  { zh: '午间房', en: 'Midday room', ru: 'Дневная комната', vi: 'Phòng buổi trưa' },
  { zh: '晚间房', en: 'Evening room', ru: 'Вечерняя комната', vi: 'Phòng buổi tối' },
  { zh: '周末房', en: 'Weekend room', ru: 'Комната выходного дня', vi: 'Phòng cuối tuần' },
] as const;
const DESCRIPTION = {
  zh: '演示房间：人人可进，免费',
  en: 'A room of the demonstration: free for everybody',
  ru: 'Комната демонстрации: бесплатно для всех',
  vi: 'Phòng của bản trình diễn: miễn phí cho mọi người',
};

interface Change {
  readonly setting: string;
  readonly content: object;
  readonly title: string;
  /** when it counts, milliseconds since 1970; as soon as its notice allows if absent */
  readonly from?: number;
}

/** The operator of a demonstration, who makes its rooms. */
export class House {
  readonly credentials: Credentials;
  readonly #serving: Serving;
  readonly #time: LeapingTime;

  private constructor(serving: Serving, time: LeapingTime, credentials: Credentials) {
    this.#serving = serving;
    this.#time = time;
    this.credentials = credentials;
  }

  /** Adds the first operator. */
  static async begin(serving: Serving, time: LeapingTime): Promise<House> {
    const added = await serving.service.controls['operator-add']?.({ name: OWNER, role: 'owner' });
    if (!Added.Check(added)) throw new Problem('the first operator could not be added');
    return new House(serving, time, added);
  }

  /** Makes and publishes a room for each time of closing. @returns their ids */
  async openRooms(closings: readonly number[]): Promise<string[]> {
    const caller = await this.#login();
    const rooms: string[] = [];
    for (const [n, closesAt] of closings.entries()) {
      const name = NAMES[n % NAMES.length] ?? DESCRIPTION;
      const { skinIds, image } = this.#prizes(n);
      const body = {
        type: 0,
        name,
        description: DESCRIPTION,
        image,
        skinIds,
        conditions: [],
        door: 'open' as const,
        closesAt,
      };
      const { id, proposalId } = await caller.must(createRoomOf, { body });
      await caller.must(publishRoomOf, { body: { id, proposalId, ...this.#proof() } });
      rooms.push(id);
    }
    return rooms;
  }

  /**
   * Publishes decks of lucky cards, extra drops, offers for fragments, a season and activities, for play from a time on, and rains for players who come after the end.
   * Times in milliseconds since 1970.
   */
  async publishAhead(from: number, end: number): Promise<void> {
    await this.#publish({ setting: LUCKYCARD_DECKS.name, content: DEMO_DECKS, title: 'Decks' });
    await this.#publish({ setting: EXTRA_DROPS.name, content: DEMO_DROPS, title: 'Extra drops' });
    await this.#publish({ setting: FRAGMENT_EXCHANGE.name, content: DEMO_EXCHANGE, title: 'Fragments' });
    await this.#publish({ setting: SEASON.name, content: { season: demoSeason(from) }, title: 'Season' });
    await this.#publish({ setting: ACTIVITIES.name, content: demoActivities(from), title: 'Activities' });
    const rains = { ...RED_PACKETS.first, open: true, starts: rainStarts(end), total: RAIN };
    await this.#publish({ setting: RED_PACKETS.name, content: rains, title: 'Rains', from: end });
  }

  async #publish(change: Change): Promise<void> {
    const caller = await this.#login();
    const drafted = { from: null, ...change };
    const { id, etag } = await caller.must(changeDraft, { body: drafted });
    const { hash } = await caller.must(changePropose, { body: { id, etag } });
    await caller.must(changeApprove, { body: { id, hash, ...this.#proof() } });
  }

  async #login(): Promise<Caller> {
    const open = new Caller(this.#serving.address);
    const { token } = await open.must(operatorLogin, { body: { name: OWNER, ...this.#proof() } });
    return open.with({ authorization: `Bearer ${token}` });
  }

  /** No code of an authenticator app is accepted twice. */
  #proof(): { readonly password: string; readonly totp: string } {
    const { password, totpSecret } = this.credentials;
    this.#time.leapTo(this.#time.now() + CODE_MS);
    return { password, totp: totpCode(totpSecret, this.#time.now()) };
  }

  /** Lets a room close and be drawn. */
  async draw(room: string, closesAt: number): Promise<void> {
    const { flows } = this.#serving.service;
    for (const time of [closesAt, closesAt + MINUTE_MS]) {
      this.#time.leapTo(time);
      await flows.retry(`roll-${room}#1`);
      await flows.idle();
    }
  }

  #prizes(n: number): { readonly skinIds: string[]; readonly image: string } {
    const { skins } = this.#serving.service.game.catalogue();
    const cheap = [...skins.values()].filter(({ price }) => price <= PRIZE_MAX * UNITS_PER_GEM);
    const dearest = cheap.toSorted((a, b) => b.price - a.price);
    const chosen = dearest.filter((_skin, at) => at % NAMES.length === n % NAMES.length).slice(0, PRIZES);
    return { skinIds: chosen.map(({ skinId }) => skinId), image: chosen[0]?.image ?? '' };
  }
}

import { kindOfBox } from '@skins/engine/catalogue';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Service, loggerFor, openService } from '@skins/api';
import { openBox } from '@skins/engine/boxes';
import type { Said } from '@skins/api/foundation/mark';
import { NO_DROPS } from '../drops/sample-drops.ts';

/** A shop's data folder and the marks outside it. */
export interface Place {
  readonly data: string;
  readonly marks: string;
}

export const placeIn = (folder: string): Place => ({
  data: join(folder, 'data'),
  marks: join(folder, 'marks'),
});

const SILENT = loggerFor({ SKINS_LOG: 'silent' });

/** @param said the operator's statement about the folder */
export const openedAt = ({ data, marks }: Place, said: Said = 'nothing'): Promise<Service> =>
  openService({ folder: data, environment: { SKINS_MARK: marks }, logger: SILENT, said });

/** Seeds of one secret that players have seen: none may be rolled again. */
export class Revealed {
  readonly #seeds = new Set<string>();
  readonly again: string[] = [];

  take(seeds: readonly string[]): void {
    for (const seed of seeds) {
      if (this.#seeds.has(seed)) this.again.push(seed);
      this.#seeds.add(seed);
    }
  }

  get size(): number {
    return this.#seeds.size;
  }
}

/** Registers a player. @returns its id */
export async function newcomer({ desks }: Service, phone: string): Promise<string> {
  const registration = await desks.accounts.registrar.register(
    { phone, password: 'hunter2Hunter2', fingerprint: 'test', spreadCode: '' },
    randomUUID(),
  );
  if (registration.kind !== 'registered') throw new Error(`${phone}: ${registration.kind}`);
  return registration.playerId;
}

/**
 * Opens the cheapest box repeatedly, once per command. A command on chains of an earlier epoch is repeated once
 * under another key.
 * @returns the revealed seeds
 */
export async function play({ game }: Service, playerId: string, opens: number): Promise<string[]> {
  const [box] = [...game.catalogue().boxes.values()].toSorted(
    (a, b) => a.current.odds.price - b.current.odds.price,
  );
  if (box === undefined) throw new Error('nothing is on sale');
  const {
    odds: { boxId },
    versionHash,
  } = box.current;
  const seeds: string[] = [];
  const press = () =>
    game.runCommand(openBox, {
      playerId,
      commandId: randomUUID(),
      input: { boxId, count: 1, versionHash },
      context: (draw) => ({
        ...draw,
        version: box.current,
        kind: kindOfBox(game.catalogue(), boxId),
        freeSeen: 0,
        drops: NO_DROPS,
        dropsSeen: null,
        houseOffset: game.houseOffset(draw.time),
      }),
    });
  for (let n = 0; n < opens; n += 1) {
    const first = await press();
    const outcome = first.kind === 'done' ? first : await press();
    if (outcome.kind !== 'done') throw new Error(`an open was refused: ${JSON.stringify(outcome)}`);
    seeds.push(...outcome.reply.opens.map(({ reveal }) => reveal.serverSeed));
  }
  return seeds;
}

/** The states in which a shop may be found. */
export interface History {
  readonly folder: string;
  readonly playerId: string;
  /** after the first session, stopped */
  readonly old: Place;
  /** after the second session, stopped */
  readonly now: Place;
  /** during the second session, as a kill leaves it */
  readonly killed: Place;
  /** after another second session */
  readonly forked: Place;
  /** revealed in the first and the second session, not in the other one */
  readonly seeds: readonly string[];
  remove(): void;
}

const SETTLE_MS = 30_000;
const EARLY = 5;
const LATE = 20;

/** Plays two sessions, the second one twice from the same state, as two copies would. */
export async function playedHistory(): Promise<History> {
  const folder = mkdtempSync(join(tmpdir(), 'skins-restore-'));
  const place = (name: string): Place => placeIn(join(folder, name));
  const live = place('live');
  const [old, now, killed, forked] = [place('old'), place('now'), place('killed'), place('forked')];
  const first = await openedAt(live);
  const playerId = await newcomer(first, '13800138000');
  const seeds = await play(first, playerId, EARLY);
  await first.close();
  copy(live, old);

  const second = await openedAt(live);
  await newcomer(second, '13800138001');
  seeds.push(...(await play(second, playerId, LATE)));
  // A kill may find the lists behind the log; here they have reached it.
  await second.projector.progress.reached(await second.store.head(), SETTLE_MS);
  copy(live, killed);
  await second.close();
  copy(live, now);

  // In the original folder, as the mark knows no other.
  copy(old, live);
  const other = await openedAt(live);
  await newcomer(other, '13800138002');
  await play(other, playerId, LATE + EARLY);
  await other.close();
  copy(live, forked);
  return {
    folder,
    playerId,
    old,
    now,
    killed,
    forked,
    seeds,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Copies a shop with its marks over another. */
export function copy(from: Place, to: Place): void {
  for (const part of ['data', 'marks'] as const) {
    rmSync(to[part], { recursive: true, force: true });
    cpSync(from[part], to[part], { recursive: true });
  }
}

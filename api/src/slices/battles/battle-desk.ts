import {
  BATTLE_TERMS,
  type Battle,
  BattleFrozen,
  BattleVoided,
  type SeatNow,
  battlePhaseOf,
  battleStream,
  expireBattle,
  sealBattle,
} from '@skins/engine/battles';
import { type BeaconNow, FULL_SEAL_BEFORE_MS } from '@skins/engine/fairness';
import { flowActor, streamOf } from '@skins/engine/kernel';
import { rulesNamed } from '@skins/engine/rules';
import type { Player } from '@skins/engine/shop';
import { suspensionAt } from '@skins/engine/standing';
import type { BeaconDesk } from '../../foundation/beacon/index.ts';
import { type FreezeReading, FreezeWatch, sealFrozen } from '../../foundation/draws/index.ts';
import type { Message } from '../../foundation/flows/outside.ts';
import type { Game } from '../../foundation/game/game.ts';

/** Queries of battles over the whole log. */
export interface BattleReading extends FreezeReading {
  /** Returns the ids of battles that wait. */
  waiting(): readonly string[];
}

interface Parts {
  readonly game: Game;
  readonly beacons: Pick<BeaconDesk, 'newest' | 'refresh' | 'fixedOn'>;
  /** resolves once the lists are open */
  readonly lists: Promise<BattleReading>;
}

/** The service's side of battles: what free seats depend on, and the checkpoints over frozen ones. */
export class BattleDesk {
  readonly #game: Game;
  readonly #beacons: Parts['beacons'];
  readonly #lists: Promise<BattleReading>;
  readonly #watch: FreezeWatch;

  constructor({ game, beacons, lists }: Parts) {
    this.#game = game;
    this.#beacons = beacons;
    this.#lists = lists;
    this.#watch = new FreezeWatch(game, {
      isFreeze: BattleFrozen.is,
      isLate: (event) => BattleVoided.is(event) && event.data.reason === 'late',
    });
  }

  /** Carries out the calls of a battle's flow. Idempotent. */
  readonly port = ({ key }: Message): Promise<void> => {
    const stream = streamOf(key);
    return sealFrozen(this.#game, stream, {
      command: sealBattle,
      streams: this.#game.streams.battle,
      waiting: (state) => (battlePhaseOf(state) === 'frozen' ? state.frozen : undefined),
      beforeMs: FULL_SEAL_BEFORE_MS,
      heardAt: () => this.#watch.frozenAt(stream),
      lists: this.#lists,
    });
  };

  async read(battleId: string): Promise<Battle> {
    return (await this.#game.streams.battle.read(battleStream(battleId))).state;
  }

  /**
   * Returns a battle as decided, for use in a decision.
   * @throws ToBeRead if it is not in memory
   */
  decided(battleId: string): Battle {
    return this.#game.streams.battle.decided(battleStream(battleId));
  }

  /** Asks for the beacon's newest round, so that a last seat may be taken. */
  refresh(): Promise<void> {
    return this.#beacons.refresh();
  }

  /** Returns the beacon for a new battle; undefined if this shop has none. */
  async chain(): Promise<BeaconNow['chain'] | undefined> {
    return (await this.#beacons.fixedOn())?.chain;
  }

  /** Returns what a free seat depends on at a time. */
  now(time: number): SeatNow {
    const catalogue = this.#game.catalogueAt(time);
    const open = this.isOpen(time);
    return {
      time,
      inForce: ({ boxId, versionHash }) => catalogue.boxes.get(boxId)?.current.versionHash === versionHash,
      // A game that is closed takes no last seat: everything goes back when its time is over.
      beacon: open ? this.#beacons.newest() : undefined,
      ceilingsOf: (rulesHash) => rulesNamed(this.#game.rulesHistory(BATTLE_TERMS), BATTLE_TERMS, rulesHash),
    };
  }

  /** Returns whether battles are open: not stopped, not switched off, and not late three times in an hour. */
  isOpen(time: number): boolean {
    return this.#game.closedAt('battles', time) === undefined && !this.isLate(time);
  }

  /** Returns whether three battles were void as late in the hour before a time. */
  isLate(time: number): boolean {
    return this.#watch.isLate(time);
  }

  /** Returns whether a player may not play any more. */
  isBarred({ standing, limits, erasure }: Player, time: number): boolean {
    return (
      suspensionAt(standing, time) !== undefined ||
      erasure.erased !== undefined ||
      time < limits.breakUntil ||
      time < limits.excludedUntil
    );
  }

  /** Takes back waiting battles whose boxes changed. */
  async sweep(): Promise<void> {
    const lists = await this.#lists;
    const time = this.#game.clock();
    const { inForce } = this.now(time);
    for (const id of lists.waiting()) {
      const { created } = await this.read(id);
      if (created === undefined || created.terms.boxes.every((box) => inForce(box))) continue;
      await this.expire(id);
    }
  }

  /** Takes back a waiting battle whose boxes changed. */
  async expire(battleId: string): Promise<void> {
    const stream = battleStream(battleId);
    await this.#game.runtime.execute({
      command: expireBattle,
      streams: this.#game.streams.battle,
      stream,
      commandId: `${stream}/version/${this.#game.clock()}`,
      input: {},
      actor: flowActor(stream),
      context: ({ time }) => this.now(time),
    });
  }
}

import { deliveryStream, matchDeliveryList, withdrawalStream } from '@skins/engine/retrievals';
import type { Logger } from 'pino';
import type { Flows } from '../../foundation/flows/index.ts';
import type { Game } from '../../foundation/game/game.ts';
import { ListRounds, noteMatched, retryStuck } from '../../foundation/providers/index.ts';
import type { DeliveryDesk, DeliveryVerdict } from './delivery-desk.ts';
import type { ProviderDelivery } from './delivery-provider.ts';

/** Number of newest list entries to read: older deliveries no longer change. After a restore the whole list is read. */
const LOOKED_AT = 2_000;

interface Parts {
  readonly game: Game;
  readonly desk: DeliveryDesk;
  readonly flows: Flows;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Result of matching the provider's list once. */
interface MatchedDeliveries {
  readonly offers: number;
  readonly unknown: number;
  readonly noted: number;
}

/** Matches the provider's list with the log periodically, to catch changes that no callback reported. */
export class DeliveryMatching {
  readonly #parts: Parts;
  readonly #rounds: ListRounds;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#rounds = new ListRounds({
      run: () => this.run(),
      held: () => parts.desk.held(),
      failed: (err) => parts.logger.warn({ err }, 'the provider’s list of deliveries could not be read'),
    });
  }

  start(): void {
    this.#rounds.start();
  }

  stop(): Promise<void> {
    return this.#rounds.stop();
  }

  /** Matches once, now. @throws if the provider cannot be asked, or the shop stops */
  async run(): Promise<MatchedDeliveries> {
    const { game, desk, flows } = this.#parts;
    const held = desk.held();
    const { epoch } = game.epochs();
    if (held) await this.#release(epoch);
    const seen = new Set<string>();
    let [offers, unknown, noted] = [0, 0, 0];
    for await (const delivery of desk.provider.list()) {
      this.#rounds.demandMore();
      offers += 1;
      if (!held && offers > LOOKED_AT) break;
      seen.add(delivery.reference);
      const verdict = await this.#hear(delivery);
      if (verdict === 'noted') noted += 1;
      if (verdict === 'unknown') unknown += 1;
    }
    noted += await this.#doubted(seen);
    await desk.notes.matched({ time: game.clock(), count: offers });
    if (held) await retryStuck(flows, withdrawalStream(''));
    return { offers, unknown, noted };
  }

  /** Handles a delivery, and shows a difference to operators while it lasts. */
  async #hear(delivery: ProviderDelivery): Promise<DeliveryVerdict> {
    const { game, desk } = this.#parts;
    const { reference, retrievalId } = delivery;
    const verdict = await desk.hear(delivery);
    if (isFinding(verdict))
      await desk.notes.found({ reference, subject: retrievalId, what: verdict, time: game.clock() });
    else await desk.notes.settled(reference);
    return verdict;
  }

  /** Checks open findings that were not read in the list. @returns the number with news */
  async #doubted(seen: ReadonlySet<string>): Promise<number> {
    const { desk } = this.#parts;
    let noted = 0;
    for (const { reference, subject: retrievalId } of await desk.notes.findings()) {
      this.#rounds.demandMore();
      // Ignore later states of deliveries that this shop did not request.
      if (seen.has(reference) || !(await desk.isKnown(retrievalId))) continue;
      const delivery = await desk.provider.find(retrievalId);
      if (delivery?.reference === reference && (await this.#hear(delivery)) === 'noted') noted += 1;
    }
    return noted;
  }

  /** Releases held deliveries. A restored log lacks later deliveries, which are known only after the whole list was read. */
  async #release(epoch: number): Promise<void> {
    const { game, desk } = this.#parts;
    const { name } = desk.provider;
    let [offers, unknown] = [0, 0];
    for await (const { retrievalId } of desk.provider.list()) {
      this.#rounds.demandMore();
      offers += 1;
      if (!(await desk.isKnown(retrievalId))) unknown += 1;
    }
    await noteMatched(game, {
      command: matchDeliveryList,
      streams: game.streams.delivery,
      stream: deliveryStream(name),
      provider: name,
      input: { epoch, offers, unknown },
    });
  }
}

const isFinding = (verdict: DeliveryVerdict): verdict is Exclude<DeliveryVerdict, 'noted' | 'nothing-new'> =>
  verdict !== 'noted' && verdict !== 'nothing-new';

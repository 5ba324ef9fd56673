import type { Catalogue } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import {
  PROVIDER_ENDS,
  type ProviderEnd,
  type Withdrawal,
  type WithdrawalState,
  deliverWithdrawal,
  endWithdrawal,
  noteOffer,
  reverseWithdrawal,
  withdrawalPhaseOf,
  withdrawalStream,
} from '@skins/engine/retrievals';
import { isTradeLink } from '@skins/engine/typed';
import type { PersonFacts } from '../accounts/person-facts.ts';
import type { Message } from '../../foundation/flows/outside.ts';
import type { Game } from '../../foundation/game/game.ts';
import { AskedLately } from '../../foundation/guards/asked-lately.ts';
import { type Tell, askedCall, providerWords, unknownCall } from '../../foundation/providers/index.ts';
import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';
import type { DeliveryFinding, DeliveryNotes } from './delivery-notes.ts';
import { type DeliveryProvider, DeliveryRefused, type ProviderDelivery } from './delivery-provider.ts';
import { marketNameOf } from './market-name.ts';

const RETRIEVAL_ID = /^[0-9a-f]{20}$/;
const RECIPIENT_KEY = 'skins trade links v1';

/** Outcome of a provider's statement about a delivery. */
export type DeliveryVerdict = 'noted' | 'nothing-new' | DeliveryFinding;

/** Deliveries wait until the provider's list is matched with the restored log. */
class DeliveriesHeld extends Error {
  override readonly name = 'DeliveriesHeld';
}

interface Parts {
  readonly game: Game;
  readonly provider: DeliveryProvider;
  readonly notes: DeliveryNotes;
  readonly facts: PersonFacts;
  readonly secret: MasterSecret;
  readonly held: () => boolean;
}

/** The shop's side of conversations with its delivery provider. */
export class DeliveryDesk {
  readonly provider: DeliveryProvider;
  readonly notes: DeliveryNotes;
  /** whether nothing is offered outside, since the log was put back and the list of deliveries was not held to it */
  readonly held: () => boolean;
  readonly #game: Game;
  readonly #facts: PersonFacts;
  readonly #key: Buffer;
  readonly #tell: Tell<WithdrawalState>;
  readonly #asked: AskedLately<ProviderDelivery | undefined>;

  constructor({ game, provider, notes, facts, secret, held }: Parts) {
    this.provider = provider;
    this.notes = notes;
    this.held = held;
    this.#game = game;
    this.#facts = facts;
    this.#key = secret.derive(RECIPIENT_KEY);
    const { runtime, streams, clock } = game;
    this.#asked = new AskedLately(clock);
    this.#tell = providerWords({ runtime, streams: streams.withdrawal, provider: provider.name });
  }

  /** Returns the player's trade link and its hash in the log; undefined if there is no valid link. */
  async recipientOf(
    playerId: string,
  ): Promise<{ readonly link: string; readonly recipient: string } | undefined> {
    const { 'trade-link': link = '' } = await this.#facts.of(playerId);
    return !isTradeLink(link) ? undefined : { link, recipient: hmacHex(this.#key, link) };
  }

  /** Carries out the calls of a withdrawal's flow. Idempotent, because the provider knows the numbers. */
  readonly port = async (message: Message): Promise<void> => {
    const { id: retrievalId, what } = askedCall(message, 'a withdrawal');
    const { withdrawal } = await this.read(retrievalId);
    if (what === 'send') await this.#send(retrievalId, withdrawal);
    else if (what === 'ask' || what === 'recall') await this.#cancel(retrievalId, withdrawal);
    else unknownCall(what);
  };

  /** Returns the address where a player answers an offer; empty if unknown now. */
  async offerUrlOf(retrievalId: string): Promise<string> {
    const asked = this.#asked.ask(retrievalId, () => this.provider.find(retrievalId));
    return (await asked.catch(() => undefined))?.offerUrl ?? '';
  }

  /** Queries the provider for a delivery's state, and handles it. */
  async refresh(retrievalId: string): Promise<DeliveryVerdict> {
    const found = await this.provider.find(retrievalId);
    return found === undefined ? 'nothing-new' : this.hear(found);
  }

  /** Handles a provider's statement about a delivery, from its list, an answer, or a query after a callback. */
  async hear({ reference, retrievalId, state }: ProviderDelivery): Promise<DeliveryVerdict> {
    if (!(await this.isKnown(retrievalId))) return 'unknown';
    const before = (await this.read(retrievalId)).withdrawal;
    // A restored log lacks the release: two operators must release it again.
    if (withdrawalPhaseOf(before) === 'waiting') return 'unknown';
    if (before.offered !== undefined && before.offered.reference !== reference) return 'other-offer';
    const stream = withdrawalStream(retrievalId);
    if (state === 'preparing') return 'nothing-new';
    if (isEnd(state)) return this.#end(stream, state, before, reference);
    if (before.ended !== undefined) return 'after-end';
    if (before.offered === undefined) this.#demandMatched();
    let news = await this.#tell({
      command: noteOffer,
      stream,
      meaning: `offered:${reference}`,
      input: { reference },
    });
    if (state === 'offered') return news ? 'noted' : 'nothing-new';
    news =
      (await this.#tell({
        command: deliverWithdrawal,
        stream,
        meaning: `delivered:${reference}`,
        input: { reference },
      })) || news;
    if (state !== 'reversed') return news ? 'noted' : 'nothing-new';
    const { delivered, reversed } = (await this.read(retrievalId)).withdrawal;
    // The provider's list keeps a reversal in time forever.
    if (reversed !== undefined) return news ? 'noted' : 'nothing-new';
    // A refusal would use up the id; operators see late reversals instead.
    if (delivered !== undefined && this.#game.clock() > delivered.settlesAt) return 'after-seven-days';
    return (await this.#tell({
      command: reverseWithdrawal,
      stream,
      meaning: `reversed:${reference}`,
      input: { reference },
    })) || news
      ? 'noted'
      : 'nothing-new';
  }

  async #end(
    stream: string,
    outcome: ProviderEnd,
    { delivered }: Withdrawal,
    reference: string,
  ): Promise<DeliveryVerdict> {
    if (delivered !== undefined) return 'after-end';
    const news = await this.#tell({
      command: endWithdrawal,
      stream,
      meaning: `ended:${reference}:${outcome}`,
      input: { outcome },
    });
    return news ? 'noted' : 'nothing-new';
  }

  async #send(retrievalId: string, withdrawal: Withdrawal): Promise<void> {
    const { asked } = withdrawal;
    if (asked === undefined || withdrawalPhaseOf(withdrawal) !== 'sending') return;
    this.#demandMatched();
    const { playerId, recipient, skinId, value } = asked;
    const known = await this.provider.find(retrievalId);
    if (known !== undefined) {
      await this.hear(known);
      return;
    }
    const now = await this.recipientOf(playerId);
    // An intruder who changed the link must not get the item.
    if (now?.recipient !== recipient) {
      await this.#refused(retrievalId, 'link');
      return;
    }
    const { skins }: Pick<Catalogue, 'skins'> = this.#game.catalogue();
    try {
      const itemName = marketNameOf(skins.get(skinId), skinId);
      await this.hear(
        await this.provider.send({ retrievalId, itemName, tradeLink: now.link, worth: toGems(value) }),
      );
    } catch (error) {
      if (!(error instanceof DeliveryRefused)) throw error;
      await this.#refused(retrievalId, error.outcome);
    }
  }

  /** Throws while deliveries are held. An exception leaves no mark, so a retry after the matching works. */
  #demandMatched(): void {
    if (this.held())
      throw new DeliveriesHeld('nothing is offered until the provider’s list of deliveries is matched');
  }

  async #refused(retrievalId: string, outcome: ProviderEnd): Promise<void> {
    const stream = withdrawalStream(retrievalId);
    const meaning = `refused:${retrievalId}:${outcome}`;
    await this.#tell({ command: endWithdrawal, stream, meaning, input: { outcome } });
  }

  /** Cancels a recalled or expired offer, and records its final state. */
  async #cancel(retrievalId: string, withdrawal: Withdrawal): Promise<void> {
    const phase = withdrawalPhaseOf(withdrawal);
    if (phase !== 'sending' && phase !== 'offered') return;
    const found = await this.provider.find(retrievalId);
    if (found === undefined) throw new Error(`${this.provider.name} knows no ${retrievalId} yet`);
    const open = found.state === 'preparing' || found.state === 'offered';
    await this.hear(open ? await this.provider.cancel(found) : found);
  }

  /** Tests whether this log requested a delivery. */
  async isKnown(retrievalId: string): Promise<boolean> {
    return RETRIEVAL_ID.test(retrievalId) && (await this.read(retrievalId)).withdrawal.asked !== undefined;
  }

  /** Returns the state of a withdrawal. */
  async read(retrievalId: string): Promise<WithdrawalState> {
    return (await this.#game.streams.withdrawal.read(withdrawalStream(retrievalId))).state;
  }
}

const isEnd = (state: ProviderDelivery['state']): state is ProviderEnd =>
  PROVIDER_ENDS.some((end) => end === state);

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
import type { PersonFacts } from '../accounts/person-facts.ts';
import type { Message } from '../../foundation/flows/outside.ts';
import type { Game } from '../../foundation/game/game.ts';
import { AskedLately } from '../../foundation/guards/asked-lately.ts';
import { type Tell, askedCall, providerWords, unknownCall } from '../../foundation/providers/index.ts';
import { tradeLinkIn } from '../identity/trade-link.ts';
import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';
import type { DeliveryFinding, DeliveryNotes } from './delivery-notes.ts';
import { type DeliveryProvider, DeliveryRefused, type ProviderDelivery } from './delivery-provider.ts';
import { marketNameOf } from './market-name.ts';

const RETRIEVAL_ID = /^[0-9a-f]{20}$/;
const RECIPIENT_KEY = 'skins trade links v1';

/** What came of something that the provider said about a delivery. */
export type DeliveryVerdict = 'noted' | 'nothing-new' | DeliveryFinding['what'];

/** Nothing is offered before the provider's list is held to a log that was put back. */
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

/** The shop's side of conversations with its provider of deliveries: what is told, and what is made of what comes back. */
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

  /** The player's trade link, and what stands for it in the log; undefined where none is known. */
  recipientOf(playerId: string): { readonly link: string; readonly recipient: string } | undefined {
    const link = this.#facts.of(playerId, 'trade-link') ?? '';
    return tradeLinkIn(link) === undefined ? undefined : { link, recipient: hmacHex(this.#key, link) };
  }

  /** Carries out what a withdrawal's flow asks for. May be told twice: the provider knows its numbers. */
  readonly port = async (message: Message): Promise<void> => {
    const { id: retrievalId, what } = askedCall(message, 'a withdrawal');
    const { withdrawal } = await this.read(retrievalId);
    if (what === 'send') await this.#send(retrievalId, withdrawal);
    else if (what === 'ask' || what === 'recall') await this.#cancel(retrievalId, withdrawal);
    else unknownCall(what);
  };

  /** Where a player answers the offer of an item; empty where nobody knows now. */
  async offerUrlOf(retrievalId: string): Promise<string> {
    const asked = this.#asked.ask(retrievalId, () => this.provider.find(retrievalId));
    return (await asked.catch(() => undefined))?.offerUrl ?? '';
  }

  /** Asks the provider how a delivery stands, and hears it. */
  async refresh(retrievalId: string): Promise<DeliveryVerdict> {
    const found = await this.provider.find(retrievalId);
    return found === undefined ? 'nothing-new' : this.hear(found);
  }

  /** What the provider says about a delivery, however it came here: its list, an answer, a callback that led to a question. */
  async hear({ reference, retrievalId, state }: ProviderDelivery): Promise<DeliveryVerdict> {
    if (!(await this.isKnown(retrievalId))) return 'unknown';
    const before = (await this.read(retrievalId)).withdrawal;
    // Of a log that was put back: two operators release it once more before it is taken for theirs.
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
    // What came back in time is in the provider's list for good.
    if (reversed !== undefined) return news ? 'noted' : 'nothing-new';
    // A refusal would burn the meaning: what comes too late is for operators to see.
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
    const now = this.recipientOf(playerId);
    // Whoever got into the account and changed the link does not get the item.
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

  /** What is thrown leaves no mark: it is tried, or told, again once the list is matched. */
  #demandMatched(): void {
    if (this.held())
      throw new DeliveriesHeld('nothing is offered until the provider’s list of deliveries is matched');
  }

  async #refused(retrievalId: string, outcome: ProviderEnd): Promise<void> {
    const stream = withdrawalStream(retrievalId);
    const meaning = `refused:${retrievalId}:${outcome}`;
    await this.#tell({ command: endWithdrawal, stream, meaning, input: { outcome } });
  }

  /** The offer is called back, or its time is over: what became of it counts. */
  async #cancel(retrievalId: string, withdrawal: Withdrawal): Promise<void> {
    const phase = withdrawalPhaseOf(withdrawal);
    if (phase !== 'sending' && phase !== 'offered') return;
    const found = await this.provider.find(retrievalId);
    if (found === undefined) throw new Error(`${this.provider.name} knows no ${retrievalId} yet`);
    const open = found.state === 'preparing' || found.state === 'offered';
    await this.hear(open ? await this.provider.cancel(found) : found);
  }

  /** Whether this log asked for a delivery. */
  async isKnown(retrievalId: string): Promise<boolean> {
    return RETRIEVAL_ID.test(retrievalId) && (await this.read(retrievalId)).withdrawal.asked !== undefined;
  }

  /** How far a withdrawal has come. */
  async read(retrievalId: string): Promise<WithdrawalState> {
    return (await this.#game.streams.withdrawal.read(withdrawalStream(retrievalId))).state;
  }
}

const isEnd = (state: ProviderDelivery['state']): state is ProviderEnd =>
  PROVIDER_ENDS.some((end) => end === state);

import { EVENTS_PER_APPEND_MAX } from '@skins/api/foundation/store';
import { type ScratchPiles, openScratchPiles } from '@skins/api/foundation/files';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { Once, askedForOf, inexact } from '@skins/engine/audit';
import { EDITION_STREAM, EditionOpened } from '@skins/engine/editions';
import { type AnyEvent, STRICTER_EDITION, inputIn } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import type { Finding } from '../findings.ts';
import { type Batch, inOrder } from './log-source.ts';
import type { Mark } from './mark-lines.ts';

const UNKNOWN_INPUT = '0'.repeat(64);
const OPENS_EDITION = `{"stream":"${EDITION_STREAM}",`;
const askedFor = askedForOf(shop, nativeSha256);

/**
 * Checks command marks against the events before them. Either every event has its command's mark, or the log contains no marks at all.
 * Each id has one mark in its stream. A mark has the hash that its command's first record carries. Records of older editions carry
 * none: if events determine their command's input, the mark must contain its hash. Refused requests and their reasons cannot be
 * checked, because no event records them.
 */
export class MarkWatch {
  /** number of commands with events whose record or mark has the hash of their input */
  asked = 0;
  /** number of commands whose first record carries it */
  carried = 0;
  /** number of commands without events: refused, or with nothing to do */
  quiet = 0;
  #piles: ScratchPiles | undefined;
  /** hashes of stream and id */
  #ids: Once | undefined;
  /** position from which an id may have only one mark, and inputs must match */
  #strictFrom = Infinity;
  /** records since the last mark, until it is known that there are no marks */
  #open: string[] = [];
  #state: 'unknown' | 'marked' | 'unmarked' = 'unknown';
  #records = 0;
  #finding: Finding | undefined;

  take(batch: Batch): void {
    if (this.#state === 'unmarked' && batch.marks.length === 0) {
      // Marks may still follow, and they contain positions.
      this.#records += batch.records.length;
      for (const record of batch.records) this.#count(record);
      return;
    }
    for (const entry of inOrder(batch, this.#records)) {
      if (this.#finding !== undefined) return;
      if (typeof entry === 'string') this.#record(entry);
      else this.#mark(entry);
    }
  }

  /** Returns the first mark or event that does not match. @param whole whether the whole log was taken */
  finish(whole: boolean): Finding | undefined {
    if (whole && this.#state === 'marked' && this.#open.length > 0) this.#unmarked();
    return this.#finding ?? this.#markedTwice();
  }

  close(): void {
    this.#piles?.close();
  }

  #markedTwice(): Finding | undefined {
    const twice = this.#ids?.repeated(this.#strictFrom);
    if (twice === undefined) return undefined;
    const found = `another mark of the command that was marked at position ${twice.first}`;
    return { rule: 'marked-twice', expected: 'one mark of a command', found, position: twice.position };
  }

  #record(record: string): void {
    this.#records += 1;
    this.#count(record);
    if (record.startsWith(OPENS_EDITION)) this.#openEdition(record);
    this.#open.push(record);
    if (this.#open.length <= EVENTS_PER_APPEND_MAX) return;
    if (this.#state === 'marked') this.#unmarked();
    this.#state = 'unmarked';
    this.#open = [];
  }

  #mark(mark: Mark): void {
    const records = this.#open;
    if (this.#state === 'unmarked' || records.length > mark.count) return this.#unmarked();
    this.#state = 'marked';
    this.#open = [];
    const agrees = records.length === mark.count && records.every((record, k) => isOf(record, mark, k));
    if (mark.count === 0) this.quiet += 1;
    else if (mark.inputHash !== UNKNOWN_INPUT && inputIn(records[0] ?? '') === undefined) this.asked += 1;
    this.#note(nativeSha256(`${mark.stream}\n${mark.id}`), mark.position);
    if (agrees) this.#auditInput(mark, records);
    else this.#disagrees(mark);
  }

  /** Opens the piles at the first mark, because a log may contain none. */
  #note(id: string, position: number): void {
    this.#piles ??= openScratchPiles();
    this.#ids ??= new Once(this.#piles);
    this.#ids.add(id, position);
  }

  #count(record: string): void {
    if (inputIn(record) === undefined) return;
    this.asked += 1;
    this.carried += 1;
  }

  #openEdition(record: string): void {
    const event = eventOf(record);
    if (event === undefined || !EditionOpened.is(event) || event.data.edition < STRICTER_EDITION) return;
    this.#strictFrom = Math.min(this.#strictFrom, this.#records + 1);
  }

  #auditInput({ stream, inputHash, position, count }: Mark, records: readonly string[]): void {
    const carried = inputIn(records[0] ?? '');
    // The audit compares it with the input that the events tell.
    if (carried !== undefined) {
      if (carried === inputHash) return;
      this.#finding = { rule: 'input-hash', expected: carried, found: inputHash, position, stream };
      return;
    }
    if (count === 0 || inputHash === UNKNOWN_INPUT || position - count < this.#strictFrom - 1) return;
    const events = records.map(eventOf).filter((event) => event !== undefined);
    const asked = askedFor(stream, events);
    if (asked.length === 0 || asked.some((one) => one.inputHash === inputHash)) return;
    const expected = asked.map((one) => `${one.inputHash} for ${one.command}`).join(' or ');
    this.#finding = { rule: 'input-hash', expected, found: inputHash, position, stream };
  }

  #unmarked(): void {
    const position = this.#records;
    const expected = 'the mark of the command that these events are of';
    this.#finding = { rule: 'command-mark', expected, found: 'none, or another one', position };
  }

  #disagrees({ stream, id, firstVersion, count, position }: Mark): void {
    const versions =
      count === 1 ? `version ${firstVersion}` : `versions ${firstVersion} to ${firstVersion + count - 1}`;
    this.#finding = {
      rule: 'command-mark',
      expected: `${versions} of ${stream} by the command ${id}`,
      found: 'other events there',
      position,
      stream,
    };
  }
}

/** Returns whether a record is the k-th event of a mark's command. */
function isOf(record: string, { stream, id, firstVersion }: Mark, k: number): boolean {
  return (
    record.startsWith(`{"stream":${JSON.stringify(stream)},"version":${firstVersion + k},`) &&
    record.includes(
      `,"command":${JSON.stringify(id)},"${k === 0 && inputIn(record) !== undefined ? 'input' : 'data'}":`,
    )
  );
}

/** Decodes a record's event to check its command's mark; undefined if malformed, which the audit reports. */
function eventOf(record: string): AnyEvent | undefined {
  try {
    const { type, v, data }: AnyEvent = JSON.parse(record);
    return inexact(data) === undefined ? shop.codec.decode(type, v, data) : undefined;
  } catch {
    return undefined;
  }
}

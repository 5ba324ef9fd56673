import { EVENTS_PER_APPEND_MAX } from '@skins/api/store';
import type { Finding } from '../findings.ts';
import { type Batch, inOrder } from './log-source.ts';
import type { Mark } from './mark-lines.ts';

/**
 * Holds the marks of commands to the events before them: either every event has the mark of its command, or the log brings
 * no marks at all. What no event tells cannot be checked: which requests were refused, and what was asked for.
 */
export class MarkWatch {
  /** the records after the last mark, until it is known that there are no marks */
  #open: string[] = [];
  #state: 'unknown' | 'marked' | 'unmarked' = 'unknown';
  #records = 0;
  #finding: Finding | undefined;

  take(batch: Batch): void {
    if (this.#state === 'unmarked' && batch.marks.length === 0) return;
    for (const entry of inOrder(batch, this.#records)) {
      if (this.#finding !== undefined) return;
      if (typeof entry === 'string') this.#record(entry);
      else this.#mark(entry);
    }
  }

  /** The first mark or event that does not agree. @param whole whether the whole log was taken */
  finish(whole: boolean): Finding | undefined {
    if (whole && this.#state === 'marked' && this.#open.length > 0) this.#unmarked();
    return this.#finding;
  }

  #record(record: string): void {
    this.#records += 1;
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
    if (!agrees) this.#disagrees(mark);
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

/** Whether a record is the k-th event of a mark's command. */
function isOf(record: string, { stream, id, firstVersion }: Mark, k: number): boolean {
  return (
    record.startsWith(`{"stream":${JSON.stringify(stream)},"version":${firstVersion + k},`) &&
    record.includes(`,"command":${JSON.stringify(id)},"data":`)
  );
}

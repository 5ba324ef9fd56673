import type { Finding } from '../findings.ts';
import { isEvidenceLine } from './evidence-lines.ts';
import { type Mark, isMarkLine, readMark } from './mark-lines.ts';

/** Records and marks in the next lines of an export. */
interface ReadLines {
  readonly records: readonly string[];
  readonly marks: readonly Mark[];
  /** fault of the first misplaced line; later lines are not read */
  readonly finding: Finding | undefined;
}

const EVENT = '{"stream":';
const SHOWN_MAX = 100;

/** Reads an export line by line: events and their commands' marks, then evidence. */
export class ExportLines {
  #lines = 0;
  #records = 0;
  #evidence = false;

  /** Number of events read. */
  get records(): number {
    return this.#records;
  }

  take(lines: readonly string[]): ReadLines {
    const records: string[] = [];
    const marks: Mark[] = [];
    for (const line of lines) {
      this.#lines += 1;
      const finding = this.#sort(line, records, marks);
      if (finding !== undefined) return { records, marks, finding };
    }
    return { records, marks, finding: undefined };
  }

  #sort(line: string, records: string[], marks: Mark[]): Finding | undefined {
    if (isEvidenceLine(line)) {
      this.#evidence = true;
      return undefined;
    }
    // The evidence that ends a file is not among the lines read here, so other lines follow this evidence.
    if (this.#evidence) return this.#finding('line-order', 'nothing after the key and the checkpoints', line);
    if (line.startsWith(EVENT) || !isMarkLine(line)) {
      this.#records += 1;
      records.push(line);
      return undefined;
    }
    const mark = readMark(line);
    if (mark === undefined) return this.#finding('command-mark', "a command's mark", line);
    const { position } = mark;
    if (position !== this.#records)
      return this.#finding('command-mark', `the mark of a command that ends at ${this.#records}`, line);
    marks.push(mark);
    return undefined;
  }

  #finding(rule: string, expected: string, line: string): Finding {
    return { rule, expected, found: `line ${this.#lines}: ${line.slice(0, SHOWN_MAX)}` };
  }
}

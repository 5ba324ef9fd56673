import type { Readable } from 'node:stream';

/** The answer of a call that sends a file, in pieces, instead of JSON. */
export class FileAnswer {
  /** file name for saving; letters, digits, dots and hyphens */
  readonly name: string;
  /** content type, such as text/csv */
  readonly type: string;
  readonly body: Readable;

  constructor(name: string, type: string, body: Readable) {
    this.name = name;
    this.type = type;
    this.body = body;
  }
}

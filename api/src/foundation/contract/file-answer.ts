import type { Readable } from 'node:stream';

/** What a call answers that hands out a file, piece by piece, in place of JSON. */
export class FileAnswer {
  /** as it is saved; letters, digits, dots and hyphens */
  readonly name: string;
  /** of its content, such as text/csv */
  readonly type: string;
  readonly body: Readable;

  constructor(name: string, type: string, body: Readable) {
    this.name = name;
    this.type = type;
    this.body = body;
  }
}

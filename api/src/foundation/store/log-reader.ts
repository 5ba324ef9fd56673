import type { AppendsAudit } from './appends-audit.ts';
import type { PlacedAppend } from './placed-append.ts';
import type { EventReader, KnownCommand, Position } from './port.ts';

/** A reader that also returns the marks of commands, as an export and an audit of the store need them. */
export interface LogReader extends EventReader {
  findCommand(stream: string, id: string): Promise<KnownCommand | undefined>;
  /**
   * Returns the appends of all streams after a position in log order, many at a time; possibly with some of the last ones
   * before it.
   * @throws DamagedFile
   */
  pages(after?: Position): AsyncIterable<readonly PlacedAppend[]>;
  /** Returns an audit, which must be given each append that is read. @throws DamagedFile */
  auditAppends(): AppendsAudit;
  /** Returns the names of all streams, sorted. */
  streamNames(): Promise<readonly string[]>;
}

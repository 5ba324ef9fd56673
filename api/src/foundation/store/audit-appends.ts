import type { AppendMismatch } from './appends-audit.ts';
import type { LogReader } from './log-reader.ts';

/** Checks what a store keeps of its commands, up to a number of events. @throws DamagedFile */
export async function auditAppends(reader: LogReader, events: number): Promise<AppendMismatch | undefined> {
  const audit = reader.auditAppends();
  for await (const page of reader.pages()) {
    for (const append of page) {
      if (append.end > events) return audit.finish();
      audit.take(append);
    }
  }
  return audit.finish();
}

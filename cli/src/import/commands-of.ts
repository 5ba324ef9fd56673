import { type Envelope, readRecord } from '@skins/engine/audit';
import { Found } from '../findings.ts';
import type { LogSource } from '../log/log-source.ts';

/** The records of a log, those of one command together. */
export async function* commandsOf(
  source: LogSource,
  onProgress: (read: number) => void,
): AsyncGenerator<Envelope[]> {
  let command: Envelope[] = [];
  let position = 0;
  for await (const { records, read } of source.batches()) {
    for (const text of records) {
      position += 1;
      const record = readRecord(text);
      if ('rule' in record) throw new Found({ ...record, position });
      const [first] = command;
      if (first !== undefined && (first.stream !== record.stream || first.command !== record.command)) {
        yield command;
        command = [];
      }
      command.push(record);
    }
    onProgress(read);
  }
  if (command.length > 0) yield command;
}

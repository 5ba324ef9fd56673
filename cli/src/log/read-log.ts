import type { AuditReport } from '@skins/engine/audit';
import { BrokenLog, type Finding } from '../findings.ts';
import { ThreadedAudit } from './threaded-audit.ts';
import type { LogSource } from './log-source.ts';
import { MarkWatch } from './mark-watch.ts';
import type { TreeWatch } from './tree-watch.ts';

/** Result of reading a log once, with its audit and its hashes. */
export interface LogReading {
  readonly audit: AuditReport;
  readonly tree: ReturnType<TreeWatch['finish']>;
  readonly missed: TreeWatch['missed'];
  readonly seals: TreeWatch['seals'];
  /** first command mark that does not match the events */
  readonly mismarked: Finding | undefined;
  /** counts of command marks, as in `MarkWatch` */
  readonly marks: Pick<MarkWatch, 'asked' | 'carried' | 'quiet'>;
  /** reason for stopping before the end, except a divergence */
  readonly endedBy: Finding | undefined;
}

/** Reads a log up to its end or its first divergence. @param tree compares the expected heads */
export async function readLog(
  source: LogSource,
  tree: TreeWatch,
  onProgress: (read: number) => void,
): Promise<LogReading> {
  const audit = new ThreadedAudit();
  const marks = new MarkWatch();
  try {
    const endedBy = await readAll(source, { audit, tree, marks }, onProgress);
    const ended = await audit.finish();
    // If reading broke off, this is not the log's end, so a record missing after it is no finding.
    const beyond = endedBy !== undefined && (ended.divergence?.position ?? 0) > tree.finish(false).size;
    const report = beyond ? { ...ended, divergence: undefined } : ended;
    const whole = report.divergence === undefined && endedBy === undefined;
    return {
      audit: report,
      tree: tree.finish(whole),
      missed: tree.missed,
      seals: tree.seals,
      mismarked: marks.finish(whole),
      marks: { asked: marks.asked, carried: marks.carried, quiet: marks.quiet },
      endedBy,
    };
  } finally {
    marks.close();
    await audit.close();
  }
}

async function readAll(
  source: LogSource,
  { audit, tree, marks }: { audit: ThreadedAudit; tree: TreeWatch; marks: MarkWatch },
  onProgress: (read: number) => void,
): Promise<Finding | undefined> {
  try {
    for await (const batch of source.batches()) {
      const { records, read } = batch;
      await audit.take(records);
      tree.take(records);
      marks.take(batch);
      onProgress(read);
      if (audit.divergence !== undefined) return undefined;
    }
    return undefined;
  } catch (error) {
    if (error instanceof BrokenLog) return error.finding;
    throw error;
  }
}

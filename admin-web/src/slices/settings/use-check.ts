import type { Report } from '@skins/api/settings/shapes';
import { useEffect, useState } from 'react';
import { checkChange } from './calls';

/** How long after the last key a change is checked, in milliseconds. */
const PAUSE_MS = 350;

/** What the service says of a change while it is being written; undefined before the first answer. */
export function useCheck(setting: string, content: unknown, from: number | null): Report | undefined {
  const [report, setReport] = useState<Report>();
  const written = JSON.stringify([content, from]);
  useEffect(() => {
    let current = true;
    const check = async () => {
      const [wanted]: unknown[] = JSON.parse(written);
      try {
        const answer = await checkChange({ setting, content: wanted ?? null, from });
        if (current) setReport(answer);
      } catch {
        // What cannot be checked now is checked when it is saved.
      }
    };
    const timer = setTimeout(() => void check(), PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [setting, written, from]);
  return report;
}

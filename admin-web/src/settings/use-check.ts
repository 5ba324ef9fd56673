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
    const timer = setTimeout(() => {
      const [wanted]: unknown[] = JSON.parse(written);
      void checkChange({ setting, content: wanted ?? null, from })
        .then((answer) => {
          if (current) setReport(answer);
        })
        // What cannot be checked now is checked when it is saved.
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [setting, written, from]);
  return report;
}

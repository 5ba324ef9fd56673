import type { Report } from '@skins/api/settings/shapes';
import { useEffect, useState } from 'react';
import { checkChange } from './calls';

/** Debounce of the check, in milliseconds after the last key. */
const PAUSE_MS = 350;

/** Returns the server's report on a change being edited; undefined before the first answer. */
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
        // If the check fails here, saving checks again.
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

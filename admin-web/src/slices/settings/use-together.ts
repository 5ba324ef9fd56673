import type { ChangeRow } from '@skins/api/settings/resources';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useAsked } from '../../shell/account/use-asked';
import { useProven } from '../../shell/proof';
import { approveTogether, checkTogether, proposeTogether } from './calls';
import type { DryRun } from './DryRunReport';
import { useTexts } from './together-texts';

export type Step = 'propose' | 'approve';

/** Keeps which changes are chosen, tries them together, and proposes or approves them by one command. */
export function useTogether(step: Step, rows: readonly ChangeRow[]) {
  const texts = useTexts();
  const notify = useNotify();
  const refresh = useRefresh();
  const proven = useProven();
  const asked = useAsked();
  const [ids, setIds] = useState<readonly string[]>([]);
  const [from, setFrom] = useState<number | null>(null);
  /** the dry run, and the changes as it saw them: only those may go on */
  const [seen, setSeen] = useState<{ readonly run: DryRun; readonly rows: readonly ChangeRow[] }>();
  const chosen = rows.filter(({ id }) => ids.includes(id));
  const stated = step === 'propose' && from !== null ? { from } : {};
  return {
    ids,
    chosen,
    from,
    seen,
    asked,
    choose: (id: string, on: boolean) => {
      setSeen(undefined);
      setIds(on ? [...ids, id] : ids.filter((one) => one !== id));
    },
    /** Sets from when the changes shall count. */
    begin: (time: number | null) => {
      setSeen(undefined);
      setFrom(time);
    },
    look: () =>
      asked.ask(async () => {
        const run = await checkTogether({ ids: chosen.map(({ id }) => id), step, ...stated });
        setSeen({ run, rows: chosen });
      }),
    act: (rows: readonly ChangeRow[]) =>
      asked.ask(async () => {
        if (step === 'propose')
          await proposeTogether({ changes: rows.map(({ id, etag }) => ({ id, etag })), ...stated });
        else await proven(() => approveTogether({ changes: rows.map(({ id, hash }) => ({ id, hash })) }));
        notify(texts.done[step]);
        setIds([]);
        setSeen(undefined);
        refresh();
      }),
  };
}

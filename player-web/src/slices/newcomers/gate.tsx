import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { EntryGate } from '../../shell/app/slice';
import { queries } from '../../shell/net';
import { serverNow } from '../../shell/net/clock';
import { preferences, useLanguage } from '../../shell/session';
import { welfareQuery } from './queries';
import { boxToOpen, isOffered } from './step';

/** Tells whether the first day has something for the visitor or the player, until its window ends. */
function Watch({ tell }: { tell: (open: boolean) => void }) {
  const { data } = useQuery(welfareQuery(useLanguage()));
  const [, wake] = useState(0);
  const endsAt = data?.endsAt ?? null;
  useEffect(() => {
    if (endsAt === null || endsAt <= serverNow()) return undefined;
    const timer = setTimeout(() => wake((times) => times + 1), endsAt - serverNow());
    return () => clearTimeout(timer);
  }, [endsAt]);
  const offered = data !== undefined && isOffered(data, serverNow());
  useEffect(() => tell(offered), [offered, tell]);
  return null;
}

/** Reports whether the box of the first top-up can be opened. */
export function TopUpBoxNews({ tell }: { tell: (count: number) => void }) {
  const { data } = useQuery(welfareQuery(useLanguage()));
  const waits = data !== undefined && boxToOpen(data, serverNow()) !== undefined ? 1 : 0;
  useEffect(() => tell(waits), [tell, waits]);
  return null;
}

export const gate: EntryGate = {
  Watch,
  check: async () => isOffered(await queries.fetchQuery(welfareQuery(preferences.language)), serverNow()),
};

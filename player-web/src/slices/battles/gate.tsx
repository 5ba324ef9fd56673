import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EntryGate } from '../../shell/app/slice';
import { Refused } from '../../shell/net';
import { toast } from '../../shell/ui';
import { askOpen, openQuery } from './queries';

const OPEN = 0;

/** Tells whether battles are open; a failure is told to the visitor. */
function Watch({ tell }: { tell: (open: boolean) => void }) {
  const { data, error } = useQuery(openQuery);
  useEffect(() => {
    if (data !== undefined) tell(data === OPEN);
  }, [data, tell]);
  useEffect(() => {
    if (error !== null) toldOf(error);
  }, [error]);
  return null;
}

function toldOf(error: Error): void {
  if (error instanceof Refused && error.message !== '') toast.error(error.message, { id: 'battles' });
}

/** The header's entry: hidden at first, and shown only while the shop answers 0. */
export const gate: EntryGate = {
  Watch,
  async check() {
    try {
      return (await askOpen()) === OPEN;
    } catch (error) {
      if (error instanceof Error) toldOf(error);
      return true;
    }
  },
};

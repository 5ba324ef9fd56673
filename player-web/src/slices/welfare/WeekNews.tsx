import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { weekQuery } from './queries';

const TO_CLAIM = 1;

/** Reports whether this week's welfare can be claimed. */
export function WeekNews({ tell }: { tell: (count: number) => void }) {
  const { data } = useQuery(weekQuery);
  const waits = data?.status === TO_CLAIM ? 1 : 0;
  useEffect(() => tell(waits), [tell, waits]);
  return null;
}

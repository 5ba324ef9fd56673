import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { validQuery } from './queries';

/** Controls the red dot of the button in the side bar. */
export function SignInWatch({ tell }: { readonly tell: (count: number) => void }) {
  const { data } = useQuery(validQuery);
  useEffect(() => tell(data === 'notObtain' ? 1 : 0), [data, tell]);
  return null;
}

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { validQuery } from './queries';

/** The red dot of the button at the side. */
export function SignInWatch({ tell }: { readonly tell: (count: number) => void }) {
  const { data } = useQuery(validQuery);
  useEffect(() => tell(data === 'notObtain' ? 1 : 0), [data, tell]);
  return null;
}

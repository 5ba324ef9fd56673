import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Refused, commandKey } from '../../shell/net';
import { type Planting, plant, refreshWishes } from './queries';

type Planted = Awaited<ReturnType<typeof plant>>;

/** Plants a wish. One key until an answer comes: a retry plants no second one. */
export function usePlant(onDone: (planted: Planted) => void) {
  const { t: ui } = useTranslation();
  const tried = useRef({ key: '', as: '' });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (planting: Planting) => {
      const as = JSON.stringify(planting);
      if (tried.current.key === '' || tried.current.as !== as) tried.current = { key: commandKey(), as };
      return plant({ key: tried.current.key, ...planting });
    },
    onSuccess: onDone,
    onError: (failed) => {
      if (!(failed instanceof Refused)) return;
      tried.current = { key: '', as: '' };
      void refreshWishes();
    },
  });
  const reason =
    error === null ? undefined : error instanceof Refused ? error.message : ui('ui.error.unreachable');
  return { send: mutate, sending: isPending, reason, reset };
}

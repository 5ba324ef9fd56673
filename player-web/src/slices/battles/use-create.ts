import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Refused, commandKey } from '../../shell/net';
import { type Creation, create, refreshBattles } from './queries';
import { queries } from '../../shell/net';

/** Creates a battle. One key until an answer comes: a retry creates no second one. */
export function useCreate(onDone: (battleId: string) => void) {
  const { t: ui } = useTranslation();
  const tried = useRef({ key: '', as: '' });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (creation: Creation) => {
      const as = JSON.stringify(creation);
      if (tried.current.key === '' || tried.current.as !== as) tried.current = { key: commandKey(), as };
      return create({ key: tried.current.key, ...creation });
    },
    onSuccess: onDone,
    onError: (failed) => {
      if (!(failed instanceof Refused)) return;
      tried.current = { key: '', as: '' };
      void refreshBattles();
      void queries.invalidateQueries({ queryKey: ['boxes'] });
    },
  });
  const reason =
    error === null ? undefined : error instanceof Refused ? error.message : ui('ui.error.unreachable');
  return { send: mutate, sending: isPending, reason, errCode: codeOf(error), reset };
}

const codeOf = (error: Error | null): number | undefined =>
  error instanceof Refused ? error.errCode : undefined;

import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Refused, commandKey } from '../../shell/net';
import { toast } from '../../shell/ui';
import { type Pay, join, refreshBattles } from './queries';
import { useT } from './t';

/** Takes a seat. One key until an answer comes: a retry takes no second one. */
export function useJoin(battleId: string) {
  const t = useT();
  const { t: ui } = useTranslation();
  const tried = useRef<{ key: string; pay: Pay } | undefined>(undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: (pay: Pay) => {
      if (tried.current?.pay !== pay) tried.current = { key: commandKey(), pay };
      return join({ key: tried.current.key, battleId, pay });
    },
    onSuccess: (seat) => toast.ok(t('wait.seated', { seat })),
    onError: (error) => {
      if (!(error instanceof Refused)) {
        toast.error(ui('ui.error.unreachable'));
        return;
      }
      tried.current = undefined;
      void refreshBattles();
      toast.error(error.message, { text: t('create.nothingCharged') });
    },
  });
  return { send: mutate, sending: isPending };
}

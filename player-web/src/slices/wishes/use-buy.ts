import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Refused, commandKey } from '../../shell/net';
import { toast } from '../../shell/ui';
import { buy, refreshWishes } from './queries';
import { useT } from './t';

/** Buys shares. One key until an answer comes: a retry buys no second time. */
export function useBuy(wishId: string) {
  const t = useT();
  const { t: ui } = useTranslation();
  const tried = useRef<{ key: string; shares: number } | undefined>(undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: (shares: number) => {
      if (tried.current?.shares !== shares) tried.current = { key: commandKey(), shares };
      return buy({ key: tried.current.key, wishId, shares });
    },
    onSuccess: ({ from, to, owned }) => {
      tried.current = undefined;
      toast.ok(t('buy.bought', { from, to, owned }));
    },
    onError: (error) => {
      if (!(error instanceof Refused)) {
        toast.error(ui('ui.error.unreachable'));
        return;
      }
      tried.current = undefined;
      void refreshWishes();
      toast.error(error.message, { text: t('nothingCharged') });
    },
  });
  return { send: mutate, sending: isPending };
}

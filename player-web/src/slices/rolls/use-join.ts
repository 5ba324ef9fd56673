import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { openLogin, openModal } from '../../shell/app/modals';
import { Refused, commandKey } from '../../shell/net';
import { broughtSpreadCode, useSession } from '../../shell/session';
import { toast } from '../../shell/ui';
import { MISSING, type Needs, isMissing } from './needs';
import { type Room, join, refreshRooms } from './queries';
import { useT } from './t';

const NOTHING = { key: '', vcode: '' };

/**
 * Returns the command to join a room; reports its result. By default unmet conditions open a dialog, and any other
 * refusal shows its message.
 */
export function useJoin(
  room: Room,
  { onJoined, onNeeds, onRefused }: JoinOutcomes = {},
): { readonly send: (vcode?: string) => void; readonly sending: boolean } {
  const t = useT();
  const { t: ui } = useTranslation();
  const tried = useRef(NOTHING);
  const { id: roomId, name, rollTime: closesAt } = room;
  const spreadCode = broughtSpreadCode();
  const { mutate, isPending } = useMutation({
    mutationFn: (vcode: string) => {
      // One key until an answer comes: a retry is idempotent, and nobody joins twice.
      if (tried.current.key === '' || tried.current.vcode !== vcode)
        tried.current = { key: commandKey(), vcode };
      return join({
        key: tried.current.key,
        roomId,
        ...(vcode !== '' && { vcode }),
        ...(spreadCode !== undefined && { spreadCode }),
      });
    },
    onSuccess: () => {
      toast.ok(t('join.done'));
      onJoined?.();
    },
    onError: (error) => {
      if (!(error instanceof Refused)) {
        toast.error(ui('ui.error.unreachable'));
        return;
      }
      tried.current = NOTHING;
      void refreshRooms();
      if (error.errCode === MISSING && isMissing(error.data)) {
        const needs = { ...error.data, name, closesAt };
        if (onNeeds === undefined) openModal('rollNeeds', { needs });
        else onNeeds(needs);
      } else if (onRefused === undefined) toast.error(error.message);
      else onRefused(error.message);
    },
  });
  return { send: (vcode = '') => mutate(vcode), sending: isPending };
}

interface JoinOutcomes {
  readonly onJoined?: () => void;
  readonly onNeeds?: (needs: Needs) => void;
  readonly onRefused?: (message: string) => void;
}

/** Returns the action of a room's button: it asks for login and password first. */
export function usePressJoin(room: Room): { readonly press: () => void; readonly sending: boolean } {
  const { token } = useSession();
  const { send, sending } = useJoin(room);
  const press = () => {
    if (token === undefined) openLogin();
    else if (room.password) openModal('rollPassword', { room });
    else send();
  };
  return { press, sending };
}

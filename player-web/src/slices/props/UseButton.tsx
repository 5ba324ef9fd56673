import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Refused, commandKey } from '../../shell/net';
import { Button, toast } from '../../shell/ui';
import type { IconName } from '../../shell/ui/Icon';
import { useT } from './t';

interface UseButtonProps {
  icon: IconName;
  /** the action */
  label: string;
  /** The confirmation, as a used prop is gone. */
  sure: string;
  /** the message on success */
  done: string;
  use: (key: string) => Promise<void>;
}

/** Uses a prop at the second press. */
export function UseButton({ icon, label, sure, done, use }: UseButtonProps) {
  const t = useT();
  const [isSure, setSure] = useState(false);
  // Kept until an answer comes: a retry after a lost answer uses nothing twice.
  const [key, setKey] = useState(commandKey);
  const answered = () => {
    setSure(false);
    setKey(commandKey());
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => use(key),
    onSuccess: () => {
      answered();
      toast.ok(done);
    },
    onError(error) {
      if (error instanceof Refused) answered();
      toast.error(error instanceof Refused ? error.message : t('unanswered'));
    },
  });
  return (
    <Button
      size="sm"
      icon={icon}
      variant={isSure ? 'solid' : 'line'}
      label={isSure ? sure : label}
      busy={isPending}
      onClick={() => (isSure ? mutate() : setSure(true))}
      onBlur={() => !isPending && setSure(false)}
    />
  );
}

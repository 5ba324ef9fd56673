import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Refused, commandKey } from '../../shell/net';
import { Button, toast } from '../../shell/ui';
import type { IconName } from '../../shell/ui/Icon';
import { useT } from './t';

interface UseButtonProps {
  icon: IconName;
  /** What it would do. */
  label: string;
  /** Asks once more: a prop that is used is gone. */
  sure: string;
  /** Said when it was done. */
  done: string;
  use: (key: string) => Promise<void>;
}

/** Uses a prop up at the second press. */
export function UseButton({ icon, label, sure, done, use }: UseButtonProps) {
  const t = useT();
  const [isSure, setSure] = useState(false);
  // The same until an answer is there: what was lost on the way is asked for again, and nothing is used up twice.
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

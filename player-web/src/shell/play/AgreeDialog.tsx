import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from '../app/lazy-with-retry';
import { Refused, commandKey } from '../net';
import { Button, Dialog, ErrorNote, Facts, RowItem, colourOf, toast, useDialog } from '../ui';

const RefusedDialog = lazyWithRetry(async () => (await import('./RefusedDialog')).RefusedDialog);

type Facted = ComponentProps<typeof Facts>['facts'];

interface AgreeDialogProps<Answer> {
  title: string;
  /** the skin that the player receives */
  skin: {
    readonly name: string;
    readonly exterior: string;
    readonly image: string;
    readonly skinsRarity: string;
    readonly category: string;
  };
  facts: Facted;
  note?: string;
  /** button labels, and the text for a missing answer */
  confirm: string;
  sending: string;
  cancel: string;
  unanswered: string;
  /** @param key the same for all presses of this dialog: a retry after a lost answer changes nothing */
  send: (key: string) => Promise<Answer>;
  /** returns the message shown on success */
  done: (answer: Answer) => string;
  onRefresh: () => Promise<void>;
  onClose: () => void;
}

/** Shows again what is paid for a skin, as it was on the page: the player agrees to exactly that. */
export function AgreeDialog<Answer>(props: AgreeDialogProps<Answer>) {
  const { skin, send, done, onRefresh, onClose } = props;
  const { show, ...control } = useDialog();
  useEffect(show, [show]);
  const [key] = useState(commandKey);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send(key),
    onSuccess: (answer) => {
      toast.ok(done(answer));
      void control.close();
    },
  });
  const closed = () => {
    control.closed();
    onClose();
  };
  if (error instanceof Refused)
    return (
      <Suspense fallback={null}>
        <RefusedDialog refusal={error} onRefresh={onRefresh} onClose={onClose} />
      </Suspense>
    );
  return (
    <Dialog
      control={{ ...control, closed }}
      title={props.title}
      locked={isPending}
      foot={
        <>
          <Button label={props.cancel} disabled={isPending} onClick={() => void control.close()} />
          <Button
            variant="solid"
            label={isPending ? props.sending : props.confirm}
            busy={isPending}
            onClick={() => mutate()}
          />
        </>
      }
    >
      <div className="stack">
        <RowItem
          name={skin.name}
          exterior={skin.exterior}
          image={skin.image}
          colour={colourOf(skin.skinsRarity, skin.category)}
        />
        <Facts names="beside" facts={props.facts} />
        {props.note !== undefined && <p className="note">{props.note}</p>}
        {error !== null && <ErrorNote error={error} text={props.unanswered} />}
      </div>
    </Dialog>
  );
}

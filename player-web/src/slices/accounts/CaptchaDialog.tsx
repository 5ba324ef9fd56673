import { useEffect, useRef, useState } from 'react';
import { Button } from '../../shell/ui/Button';
import { Dialog } from '../../shell/ui/Dialog';
import type { DialogControl } from '../../shell/ui/dialog-control';
import { toast } from '../../shell/ui/toast';
import { workFor } from './captcha';
import type { Solved } from './queries';
import { useT } from './t';

interface CaptchaDialogProps {
  control: DialogControl;
  /** Receives the browser's proof of work; closes the dialog. */
  onSolved: (solved: Solved) => void;
}

/** Human verification: one press starts a second of proof of work in a worker. A toast says if it was closed early. */
export function CaptchaDialog({ control, onSolved }: CaptchaDialogProps) {
  const t = useT();
  const solved = useRef(false);
  const closed = () => {
    control.closed();
    if (!solved.current) toast.error(t('captcha.closed'));
    solved.current = false;
  };
  const done = (work: Solved) => {
    solved.current = true;
    onSolved(work);
  };
  return (
    <Dialog control={{ ...control, closed }} title={t('captcha.title')} width={380}>
      <Work onDone={done} />
    </Dialog>
  );
}

function Work({ onDone }: { onDone: (work: Solved) => void }) {
  const t = useT();
  const [state, setState] = useState<'ready' | 'working' | 'failed'>('ready');
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const left = new AbortController();
    leaving.current = left;
    return () => left.abort();
  }, []);
  const start = async () => {
    const { signal } = leaving.current;
    setState('working');
    try {
      const work = await workFor(signal);
      if (!signal.aborted) onDone(work);
    } catch {
      if (!signal.aborted) setState('failed');
    }
  };
  return (
    <div className="stack">
      <p>{t('captcha.text')}</p>
      <p role="status" className="note">
        {state === 'working' && t('captcha.working')}
        {state === 'failed' && t('captcha.failed')}
      </p>
      <Button
        variant="play"
        wide
        icon="check"
        label={t('captcha.start')}
        busy={state === 'working'}
        onClick={() => void start()}
      />
    </div>
  );
}

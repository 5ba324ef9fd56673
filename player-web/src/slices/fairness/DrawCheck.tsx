import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button, ErrorNote } from '../../shell/ui';
import { DrawSteps } from './DrawSteps';
import { type DrawTold, drawAgain } from './draw-again';
import { sawRoot } from './seen-roots';
import { useT } from './t';

/** Recomputes a draw among many players in the browser, and says for each step whether it holds. */
export function DrawCheck(told: DrawTold) {
  const t = useT();
  const { evidence } = told;
  const check = useMutation({ mutationFn: () => drawAgain(told) });
  useRootKept(evidence);
  return (
    <section className="stack" aria-label={t('draw.check')}>
      <p className="note">{t('draw.lede')}</p>
      <div className="cluster">
        <Button
          label={check.isPending ? t('draw.checking') : t('draw.check')}
          busy={check.isPending}
          onClick={() => check.mutate()}
        />
      </div>
      {check.error !== null && <ErrorNote error={check.error} />}
      {check.data !== undefined && <DrawSteps steps={check.data} />}
    </section>
  );
}

/** Stores the root, so that a browser that saw it before the round can check the draw against it. */
function useRootKept(evidence: DrawTold['evidence']): void {
  useEffect(() => sawRoot(evidence), [evidence]);
}

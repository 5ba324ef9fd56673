import { useEffect, useRef, useState } from 'react';
import type { PricedItems, ReturnsDrawn } from './returns.worker';

const QUIET_MS = 150;

/** Computes and draws the distribution of returns in a worker, once typing pauses. */
export function useReturns(
  opens: number,
  after: PricedItems | undefined,
  before: PricedItems | undefined,
): ReturnsDrawn | undefined {
  const worker = useRef<Promise<Worker>>(undefined);
  const asked = useRef(0);
  const [drawn, setDrawn] = useState<ReturnsDrawn>();

  useEffect(
    () => () => {
      void worker.current?.then((own) => own.terminate());
      worker.current = undefined;
    },
    [],
  );

  useEffect(() => {
    if (after === undefined) return undefined;
    const timer = setTimeout(() => {
      worker.current ??= started((answer) => {
        if (answer.id === asked.current) setDrawn(answer);
      });
      asked.current += 1;
      const question = { id: asked.current, opens, after, before };
      void worker.current.then((own) => own.postMessage(question));
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [opens, after, before]);
  return drawn;
}

async function started(onAnswer: (answer: ReturnsDrawn) => void): Promise<Worker> {
  const { default: ReturnsWorker } = await import('./returns.worker?worker');
  const worker = new ReturnsWorker();
  worker.addEventListener('message', ({ data }: MessageEvent<ReturnsDrawn>) => onAnswer(data));
  return worker;
}

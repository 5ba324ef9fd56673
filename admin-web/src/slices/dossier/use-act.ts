import { useNotify, useRefresh } from 'react-admin';
import { useAsked } from '../../shell/account/use-asked';

/** Something that is done to a player: whether it is under way, and in the service's words why it was refused. */
export interface Act {
  readonly waiting: boolean;
  readonly failure: string | undefined;
  /** Does it, and shows nothing of it before it is done. @returns whether it was */
  readonly run: (act: () => Promise<unknown>, said: string) => Promise<boolean>;
}

export function useAct(): Act {
  const { ask, waiting, failure } = useAsked();
  const notify = useNotify();
  const refresh = useRefresh();
  return {
    waiting,
    failure,
    async run(act, said) {
      const done = await ask(async () => void (await act()));
      if (done) {
        notify(said, { type: 'success' });
        refresh();
      }
      return done;
    },
  };
}

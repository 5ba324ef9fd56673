import { useNotify, useRefresh } from 'react-admin';
import { useAsked } from '../../shell/account/use-asked';

/** An action on a player: whether it is pending, and the server's message if it was refused. */
export interface Act {
  readonly waiting: boolean;
  readonly failure: string | undefined;
  /** Runs an action without optimistic updates. @returns whether it succeeded */
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

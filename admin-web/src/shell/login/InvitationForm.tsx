import { type FormEvent, useState } from 'react';
import { Refused, acceptInvitation } from '../session';
import styles from './LoginPage.module.css';
import { useTexts } from './texts';

type State =
  { readonly kind: 'idle' | 'waiting' | 'done' } | { readonly kind: 'failed'; readonly message: string };

/** Sets the first password of an invited operator, who enters both parts of the invitation. */
export function InvitationForm({ onDone }: { onDone: () => void }) {
  const texts = useTexts();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string): string => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    setState({ kind: 'waiting' });
    try {
      await acceptInvitation({
        name: text('name').trim(),
        first: text('first').trim(),
        second: text('second').trim(),
        newPassword: text('newPassword'),
      });
      setState({ kind: 'done' });
    } catch (error) {
      setState({ kind: 'failed', message: error instanceof Refused ? error.message : texts.offline });
    }
  };
  return (
    <form className={styles['card']} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles['shop']}>{texts.shop}</p>
      <h1>{texts.invitation}</h1>
      {state.kind === 'done' ? (
        <p role="status">{texts.chosen}</p>
      ) : (
        <>
          <p className={styles['hint']}>{texts.invitationLede}</p>
          <label>
            {texts.name}
            <input name="name" autoComplete="username" />
          </label>
          <label>
            {texts.first}
            <input name="first" autoComplete="off" />
          </label>
          <label>
            {texts.second}
            <input name="second" autoComplete="off" />
          </label>
          <label>
            {texts.newPassword}
            <input name="newPassword" type="password" autoComplete="new-password" />
          </label>
          {state.kind === 'failed' && (
            <p className={styles['failed']} role="alert">
              {state.message}
            </p>
          )}
          <button type="submit" className={styles['submit']} disabled={state.kind === 'waiting'}>
            {texts.choose}
          </button>
        </>
      )}
      <button type="button" className={styles['link']} onClick={onDone}>
        {texts.back}
      </button>
    </form>
  );
}

import { type FormEvent, useState } from 'react';
import { useOtherLanguage } from '../i18n';
import { type Credentials, Refused, logIn, logInWithPasskey } from '../session';
import { PALETTE, SANS } from '../ui/palette';
import { InvitationForm } from './InvitationForm';
import styles from './LoginPage.module.css';
import { useTexts } from './texts';

type State = { readonly kind: 'idle' | 'waiting' } | { readonly kind: 'failed'; readonly message: string };

const look = {
  ...Object.fromEntries(Object.entries(PALETTE).map(([name, colour]) => [`--${name}`, colour])),
  fontFamily: SANS,
};

/**
 * Does without react-admin and its widgets, which are many times the size of this page.
 * @param beforeLogin loads the console; if it fails, nobody is logged in
 */
export function LoginPage({ beforeLogin }: { beforeLogin: () => Promise<unknown> }) {
  const other = useOtherLanguage();
  const [invited, setInvited] = useState(false);
  const [state, setState] = useState<State>({ kind: 'idle' });
  return (
    <main className={styles['page']} style={look}>
      <button type="button" className={styles['language']} lang={other.lang} onClick={other.choose}>
        {other.name}
      </button>
      {invited ? (
        <InvitationForm onDone={() => setInvited(false)} />
      ) : (
        <LoginForm
          beforeLogin={beforeLogin}
          state={state}
          onState={setState}
          onInvited={() => setInvited(true)}
        />
      )}
    </main>
  );
}

function LoginForm({
  beforeLogin,
  state,
  onState,
  onInvited,
}: {
  beforeLogin: () => Promise<unknown>;
  state: State;
  onState: (state: State) => void;
  onInvited: () => void;
}) {
  const texts = useTexts();
  const enter = async (logsIn: () => Promise<void>) => {
    onState({ kind: 'waiting' });
    try {
      await beforeLogin();
      await logsIn();
    } catch (error) {
      onState({ kind: 'failed', message: messageOf(error, texts) });
    }
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const credentials = credentialsOf(event.currentTarget);
    if (credentials.name === '' || credentials.password === '')
      return onState({ kind: 'failed', message: texts.missing });
    await enter(() => logIn(credentials));
  };
  return (
    <form className={styles['card']} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles['shop']}>{texts.shop}</p>
      <h1>{texts.title}</h1>
      <Fields />
      {state.kind === 'failed' && (
        <p className={styles['failed']} role="alert">
          {state.message}
        </p>
      )}
      <button type="submit" className={styles['submit']} disabled={state.kind === 'waiting'}>
        {state.kind === 'waiting' ? texts.waiting : texts.submit}
      </button>
      <button
        type="button"
        className={styles['other']}
        disabled={state.kind === 'waiting'}
        onClick={() => void enter(logInWithPasskey)}
      >
        {texts.passkey}
      </button>
      <button type="button" className={styles['link']} onClick={onInvited}>
        {texts.invited}
      </button>
    </form>
  );
}

/** Name, password and the code of the second factor. */
function Fields() {
  const texts = useTexts();
  return (
    <>
      <label>
        {texts.name}
        <input name="name" autoComplete="username" />
      </label>
      <label>
        {texts.password}
        <input name="password" type="password" autoComplete="current-password" />
      </label>
      <label>
        {texts.code}
        <input name="totp" autoComplete="one-time-code" aria-describedby="code-hint" />
      </label>
      <p className={styles['hint']} id="code-hint">
        {texts.codeHint}
      </p>
    </>
  );
}

/** Says why the login failed: in the service's words, or that the passkey was refused. */
function messageOf(error: unknown, { noPasskey, offline }: { noPasskey: string; offline: string }): string {
  if (error instanceof Refused) return error.message;
  return error instanceof Error && error.name === 'NotAllowedError' ? noPasskey : offline;
}

function credentialsOf(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { name: text('name').trim(), password: text('password'), totp: text('totp').trim() };
}

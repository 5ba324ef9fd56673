import { Alert, Box, Button, Paper, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { HttpError, useLogin } from 'react-admin';
import { useTexts } from '../i18n';
import type { Credentials } from '../session';
import { LanguageButton } from './LanguageButton';

type State = { readonly kind: 'idle' | 'waiting' } | { readonly kind: 'failed'; readonly message: string };

export function LoginPage() {
  const texts = useTexts();
  const login = useLogin();
  const [state, setState] = useState<State>({ kind: 'idle' });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const credentials = credentialsOf(event.currentTarget);
    if (credentials.name === '' || credentials.password === '')
      return setState({ kind: 'failed', message: texts.login.missing });
    setState({ kind: 'waiting' });
    try {
      await login(credentials);
    } catch (error) {
      const message = error instanceof HttpError ? error.message : texts.login.offline;
      setState({ kind: 'failed', message });
    }
  };

  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        display: 'grid',
        gridTemplateRows: 'auto 1fr',
        p: 2,
        bgcolor: 'background.default',
      }}
    >
      <Box sx={{ justifySelf: 'end' }}>
        <LanguageButton />
      </Box>
      <Paper
        component="form"
        variant="outlined"
        noValidate
        onSubmit={(event: FormEvent<HTMLFormElement>) => void submit(event)}
        sx={{ justifySelf: 'center', alignSelf: 'start', mt: '12vh', p: 4, width: 'min(100%, 380px)' }}
      >
        <Typography variant="body2" color="text.secondary">
          {texts.shop}
        </Typography>
        <Typography variant="h1" sx={{ fontSize: '1.5rem', mb: 2 }}>
          {texts.login.title}
        </Typography>
        <TextField name="name" label={texts.login.name} autoComplete="username" fullWidth />
        <TextField
          name="password"
          type="password"
          label={texts.login.password}
          autoComplete="current-password"
          fullWidth
        />
        {state.kind === 'failed' && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {state.message}
          </Alert>
        )}
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          disabled={state.kind === 'waiting'}
          sx={{ mt: 2 }}
        >
          {state.kind === 'waiting' ? texts.login.waiting : texts.login.submit}
        </Button>
      </Paper>
    </Box>
  );
}

function credentialsOf(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { name: text('name').trim(), password: text('password') };
}

import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { askedPasskey } from '../proof';
import { Section } from '../ui/Section';
import { beginSecondFactor, confirmSecondFactor } from './calls';
import { ProofForm } from './ProofForm';
import { QrCode } from './QrCode';
import { useTexts } from './texts';
import { useAsked } from './use-asked';

type Proof = Parameters<typeof beginSecondFactor>[0];

type Step =
  | { readonly kind: 'prove' }
  | { readonly kind: 'scan'; readonly totpSecret: string; readonly uri: string }
  | { readonly kind: 'keep'; readonly recoveryCodes: readonly string[] };

/** Enrols an authenticator app: proves who asks, shows the app its secret, and hands out recovery codes. */
export function SecondFactor({ enrolled, onEnrolled }: { enrolled: boolean; onEnrolled: () => void }) {
  const texts = useTexts();
  const asked = useAsked();
  const [step, setStep] = useState<Step>({ kind: 'prove' });
  const begin = (proofOf: () => Proof | Promise<Proof>) =>
    void asked.ask(async () => setStep({ kind: 'scan', ...(await beginSecondFactor(await proofOf())) }));
  return (
    <Section title={texts.secondFactor} lede={texts.secondFactorLede}>
      {step.kind === 'prove' && (
        <ProofForm
          fields={[
            {
              name: 'password',
              label: texts.currentPassword,
              type: 'password',
              autoComplete: 'current-password',
            },
            ...(enrolled
              ? [{ name: 'totp', label: texts.currentCode, autoComplete: 'one-time-code' } as const]
              : []),
          ]}
          submit={enrolled ? texts.replace : texts.enrol}
          instead={
            enrolled
              ? {
                  label: texts.withPasskey,
                  onSubmit: () => begin(async () => ({ passkey: await askedPasskey() })),
                }
              : undefined
          }
          asked={asked}
          onSubmit={(values) =>
            begin(() => ({ password: values.get('password') ?? '', totp: values.get('totp') ?? '' }))
          }
        />
      )}
      {step.kind === 'scan' && (
        <Stack spacing={2}>
          <Typography>{texts.scan}</Typography>
          <QrCode text={step.uri} label={texts.qr} />
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {texts.secret}: <code>{step.totpSecret}</code>
          </Typography>
          <ProofForm
            key="confirm"
            fields={[{ name: 'totp', label: texts.code, autoComplete: 'one-time-code' }]}
            submit={texts.confirmApp}
            asked={asked}
            onSubmit={(values) =>
              void asked.ask(async () => {
                const { recoveryCodes } = await confirmSecondFactor(values.get('totp') ?? '');
                setStep({ kind: 'keep', recoveryCodes });
              })
            }
          />
        </Stack>
      )}
      {step.kind === 'keep' && (
        <Stack spacing={2}>
          <Typography variant="h3">{texts.recovery}</Typography>
          <Typography>{texts.recoveryLede}</Typography>
          <Box component="ul" sx={{ columns: { xs: 1, sm: 2 }, maxWidth: 420, m: 0, pl: 3 }}>
            {step.recoveryCodes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </Box>
          <Button
            variant="contained"
            sx={{ alignSelf: 'start' }}
            onClick={() => {
              setStep({ kind: 'prove' });
              onEnrolled();
            }}
          >
            {texts.kept}
          </Button>
        </Stack>
      )}
    </Section>
  );
}

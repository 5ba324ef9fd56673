import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { askedPasskey } from '../proof';
import { Section } from '../ui/Section';
import { beginSecondFactor, confirmSecondFactor } from './calls';
import { ProofForm } from './ProofForm';
import { QrCode } from './QrCode';
import { useTexts } from './texts';
import { type Asked, useAsked } from './use-asked';

type Proof = Parameters<typeof beginSecondFactor>[0];

type Step =
  | { readonly kind: 'prove' }
  | { readonly kind: 'scan'; readonly totpSecret: string; readonly uri: string }
  | { readonly kind: 'keep'; readonly recoveryCodes: readonly string[] };

/** Enrols an authenticator app: verifies the operator, shows the secret, and issues recovery codes. */
export function SecondFactor({ enrolled, onEnrolled }: { enrolled: boolean; onEnrolled: () => void }) {
  const texts = useTexts();
  const asked = useAsked();
  const [step, setStep] = useState<Step>({ kind: 'prove' });
  const begin = (proofOf: () => Proof | Promise<Proof>) =>
    void asked.ask(async () => setStep({ kind: 'scan', ...(await beginSecondFactor(await proofOf())) }));
  const confirm = (code: string) =>
    void asked.ask(async () => {
      const { recoveryCodes } = await confirmSecondFactor(code);
      setStep({ kind: 'keep', recoveryCodes });
    });
  return (
    <Section title={texts.secondFactor} lede={texts.secondFactorLede}>
      {step.kind === 'prove' && <Prove enrolled={enrolled} asked={asked} onProof={begin} />}
      {step.kind === 'scan' && <Scan secret={step} asked={asked} onCode={confirm} />}
      {step.kind === 'keep' && (
        <Keep
          codes={step.recoveryCodes}
          onKept={() => {
            setStep({ kind: 'prove' });
            onEnrolled();
          }}
        />
      )}
    </Section>
  );
}

/** Asks for the password, and for the present second factor or a passkey where there is one. */
function Prove({
  enrolled,
  asked,
  onProof,
}: {
  enrolled: boolean;
  asked: Asked;
  onProof: (proofOf: () => Proof | Promise<Proof>) => void;
}) {
  const texts = useTexts();
  const password = {
    name: 'password',
    label: texts.currentPassword,
    type: 'password',
    autoComplete: 'current-password',
  } as const;
  const code = { name: 'totp', label: texts.currentCode, autoComplete: 'one-time-code' } as const;
  const withPasskey = {
    label: texts.withPasskey,
    onSubmit: () => onProof(async () => ({ passkey: await askedPasskey() })),
  };
  return (
    <ProofForm
      fields={enrolled ? [password, code] : [password]}
      submit={enrolled ? texts.replace : texts.enrol}
      instead={enrolled ? withPasskey : undefined}
      asked={asked}
      onSubmit={(values) =>
        onProof(() => ({ password: values.get('password') ?? '', totp: values.get('totp') ?? '' }))
      }
    />
  );
}

/** Shows the secret to the app, and asks for a first code. */
function Scan({
  secret: { totpSecret, uri },
  asked,
  onCode,
}: {
  secret: Omit<Extract<Step, { kind: 'scan' }>, 'kind'>;
  asked: Asked;
  onCode: (code: string) => void;
}) {
  const texts = useTexts();
  return (
    <Stack spacing={2}>
      <Typography>{texts.scan}</Typography>
      <QrCode text={uri} label={texts.qr} />
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {texts.secret}: <code>{totpSecret}</code>
      </Typography>
      <ProofForm
        fields={[{ name: 'totp', label: texts.code, autoComplete: 'one-time-code' }]}
        submit={texts.confirmApp}
        asked={asked}
        onSubmit={(values) => onCode(values.get('totp') ?? '')}
      />
    </Stack>
  );
}

/** Shows the recovery codes, once. */
function Keep({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const texts = useTexts();
  return (
    <Stack spacing={2}>
      <Typography variant="h3">{texts.recovery}</Typography>
      <Typography>{texts.recoveryLede}</Typography>
      <Box component="ul" sx={{ columns: { xs: 1, sm: 2 }, maxWidth: 420, m: 0, pl: 3 }}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Box>
      <Button variant="contained" sx={{ alignSelf: 'start' }} onClick={onKept}>
        {texts.kept}
      </Button>
    </Stack>
  );
}

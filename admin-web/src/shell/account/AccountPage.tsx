import { Alert } from '@mui/material';
import { Title } from 'react-admin';
import { keepOperator, useOperator } from '../session';
import { Facts } from '../ui/Facts';
import { Section } from '../ui/Section';
import { readMe } from './calls';
import { OwnSessions } from './OwnSessions';
import { Passkeys } from './Passkeys';
import { PasswordForm } from './PasswordForm';
import { SecondFactor } from './SecondFactor';
import { useTexts } from './texts';

/** The operator's own account: second factor, password, sessions. */
export function AccountPage() {
  const texts = useTexts();
  const operator = useOperator();
  if (operator === undefined) return null;
  const { name, role, enrolled } = operator;
  return (
    <>
      <Title title={texts.title} />
      {!enrolled && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {texts.enrolFirst}
        </Alert>
      )}
      <Section title={name}>
        <Facts facts={[{ label: texts.role, value: texts.roles[role] }]} />
      </Section>
      <SecondFactor
        enrolled={enrolled}
        onEnrolled={() => void readMe().then((me) => keepOperator({ ...operator, ...me }))}
      />
      <Passkeys onChanged={() => void readMe().then((me) => keepOperator({ ...operator, ...me }))} />
      <PasswordForm enrolled={enrolled} />
      <OwnSessions />
    </>
  );
}

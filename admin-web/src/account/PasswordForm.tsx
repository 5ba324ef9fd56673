import { forgetOperator } from '../session';
import { Section } from '../ui/Section';
import { changePassword } from './calls';
import { ProofForm } from './ProofForm';
import { useTexts } from './texts';
import { useAsked } from './use-asked';

/** Chooses another password; whoever did is asked for it at once. */
export function PasswordForm({ enrolled }: { enrolled: boolean }) {
  const texts = useTexts();
  const asked = useAsked();
  return (
    <Section title={texts.password} lede={texts.passwordLede}>
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
          { name: 'newPassword', label: texts.newPassword, type: 'password', autoComplete: 'new-password' },
        ]}
        submit={texts.change}
        asked={asked}
        onSubmit={(values) =>
          void asked.ask(async () => {
            const read = (name: string) => values.get(name) ?? '';
            await changePassword({
              password: read('password'),
              totp: read('totp'),
              newPassword: read('newPassword'),
            });
            forgetOperator();
          })
        }
      />
    </Section>
  );
}

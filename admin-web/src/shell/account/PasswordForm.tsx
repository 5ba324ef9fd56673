import { askedPasskey } from '../proof';
import { forgetOperator } from '../session';
import { Section } from '../ui/Section';
import { changePassword } from './calls';
import { ProofForm } from './ProofForm';
import { useTexts } from './texts';
import { useAsked } from './use-asked';

type ChangeBody = Parameters<typeof changePassword>[0];

/** Changes the password; the operator has to log in with it at once. */
export function PasswordForm({ enrolled }: { enrolled: boolean }) {
  const texts = useTexts();
  const asked = useAsked();
  const change = (bodyOf: () => ChangeBody | Promise<ChangeBody>) =>
    void asked.ask(async () => {
      await changePassword(await bodyOf());
      forgetOperator();
    });
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
        instead={{
          label: texts.withPasskey,
          onSubmit: (values) =>
            change(async () => ({
              passkey: await askedPasskey(),
              newPassword: values.get('newPassword') ?? '',
            })),
        }}
        asked={asked}
        onSubmit={(values) => {
          const read = (name: string) => values.get(name) ?? '';
          change(() => ({
            password: read('password'),
            totp: read('totp'),
            newPassword: read('newPassword'),
          }));
        }}
      />
    </Section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { smsQuery } from '../accounts/queries';
import { openModal } from '../../shell/app/modals';
import { Button } from '../../shell/ui/Button';
import { Section } from './Section';
import { useT } from './t';

/** Login settings and sessions. Number and password are changed by code, if the shop sends codes. */
export function SecuritySection() {
  const t = useT();
  const sms = useQuery(smsQuery).data === true;
  return (
    <Section title={t('security.title')} text={sms ? t('security.text') : t('security.noCodes')}>
      <div className="cluster">
        {sms && <Button label={t('security.phone')} onClick={() => openModal('changePhone')} />}
        {sms && <Button label={t('security.password')} onClick={() => openModal('resetPassword')} />}
        <Button label={t('security.sessions')} onClick={() => openModal('sessions')} />
      </div>
    </Section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { locales, useWords } from '../../shell/i18n';
import { Icon } from '../../shell/ui/Icon';
import styles from './Contact.module.css';
import { contactQuery } from './queries';
import { imprintWords, serviceWords } from './words';

/** Customer service and the imprint, where the shop names them. */
export function ContactLinks() {
  const say = useWords();
  const { i18n } = useTranslation();
  const { service, imprint } = useQuery(contactQuery(i18n.language)).data ?? {};
  return (
    <>
      {typeof service === 'string' && (
        <a className="link" href={service}>
          {say(serviceWords)}
        </a>
      )}
      {typeof imprint === 'string' && (
        <a className="link" href={imprint}>
          {say(imprintWords)}
        </a>
      )}
    </>
  );
}

/** The QQ group, where the shop names one; it tells Chinese speakers alone (spec 1.3). */
export function QqGroup() {
  const { i18n } = useTranslation();
  const isChinese = i18n.language === locales.ZH;
  const address = useQuery({ ...contactQuery(i18n.language), enabled: isChinese }).data?.qqGroup;
  if (!isChinese || typeof address !== 'string') return null;
  return (
    <a className={styles['item']} href={address} target="_blank" rel="noopener noreferrer">
      <Icon name="chat" />
      QQ群
    </a>
  );
}

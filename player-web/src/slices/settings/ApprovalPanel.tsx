import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../shell/ui/Button';
import { ModePanel } from './ModePanel';
import { paths } from './paths';
import { changesQuery } from './queries';
import { useT } from './t';

/** The number of people that a change of the shop requires, and a link to all changes. It comes with its answer: the last of its column. */
export function ApprovalPanel() {
  const t = useT();
  const { i18n } = useTranslation();
  const { data } = useInfiniteQuery(changesQuery(i18n.language));
  const [first] = data?.pages ?? [];
  if (first === undefined) return null;
  return (
    <ModePanel mode={first.mode} modeNext={first.modeNext}>
      <ButtonLink href={paths.changes} label={t('title')} />
    </ModePanel>
  );
}

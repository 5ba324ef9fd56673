import type { DataOf } from '@skins/api/contract';
import type { publicChanges } from '@skins/api/settings/contract';
import type { ReactNode } from 'react';
import { moment } from '../../shell/i18n/format';
import { Facts } from '../../shell/ui/Facts';
import { useT } from './t';

type Mode = Pick<DataOf<typeof publicChanges>, 'mode' | 'modeNext'>;

/** The number of people that a change requires, and whether that is about to change. */
export function ModePanel({ mode, modeNext, children }: Mode & { children?: ReactNode }) {
  const t = useT();
  const named = (one: Mode['mode']) => (one === 'single' ? t('mode.one') : t('mode.two'));
  return (
    <section className="panel pad stack" aria-labelledby="approval">
      <h2 className="title-card" id="approval">
        {t('mode.title')}
      </h2>
      <p className="muted">{mode === 'single' ? t('mode.single') : t('mode.pairs')}</p>
      <Facts names="beside" facts={[{ name: t('mode.name'), value: named(mode) }]} />
      {modeNext !== null && (
        <p className="note">{t('mode.next', { time: moment(modeNext.from), mode: named(modeNext.mode) })}</p>
      )}
      {children}
    </section>
  );
}

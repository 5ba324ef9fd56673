import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { boxPath } from '../boxes/paths';
import { homeQuery } from '../home/queries';
import { gems } from '../../shell/i18n/format';
import { unitsOf } from '../../shell/play/gems';
import { useUser } from '../../shell/session';
import { Button } from '../../shell/ui/Button';
import { Dialog } from '../../shell/ui/Dialog';
import type { DialogControl } from '../../shell/ui/dialog-control';
import { Gem } from '../../shell/ui/Gem';
import { Icon } from '../../shell/ui/Icon';
import { useT } from './t';
import styles from './Newcomer.module.css';

/**
 * The welcome of a new player: the gems that are theirs, and one guided opening. It opens right after registering, once.
 * The flag `register` stays as it is: the welfare of new players (spec 4.4) begins by it.
 */
export function NewcomerDialog({ control }: { control: DialogControl }) {
  const t = useT();
  const [, navigate] = useLocation();
  const user = useUser();
  const box = useQuery(homeQuery).data?.boxNewList[0];
  const balance = user?.balance ?? 0;
  const openings =
    box === undefined ? 0 : Math.floor((unitsOf(balance) ?? 0) / Math.max(1, unitsOf(box.price) ?? 1));
  const guide = async () => {
    await control.close();
    if (box !== undefined) navigate(`${boxPath(box)}?guide=1`);
  };
  return (
    <Dialog control={control} title={t('newcomer.title')} width={520}>
      <div className="stack">
        <p className={styles['gems']}>
          <Gem value={balance} />
        </p>
        <p className="name-lg">{t('newcomer.yours', { name: user?.name ?? '' })}</p>
        <ul className={styles['points']}>
          {box !== undefined && openings > 0 && (
            <li>
              <Icon name="check" />
              {t('newcomer.enough', { box: box.name, count: openings, price: gems(box.price) })}
            </li>
          )}
          <li>
            <Icon name="check" />
            {t('newcomer.honest')}
          </li>
          <li>
            <Icon name="check" />
            {t('newcomer.limits')}
          </li>
        </ul>
        {box !== undefined && (
          <Button variant="play" size="lg" wide label={t('newcomer.guide')} onClick={() => void guide()} />
        )}
        <Button variant="quiet" wide label={t('newcomer.alone')} onClick={() => void control.close()} />
        <p className="note">{t('newcomer.once')}</p>
      </div>
    </Dialog>
  );
}

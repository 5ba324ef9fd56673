import { Icon } from '../../shell/ui';
import steers from '../fairness/Steers.module.css';
import { useT } from './t';

/** Says who could steer a wish, in the same words in every place. */
export function SteersNote({ by }: { by: 'nobody' | 'shop' }) {
  const t = useT();
  return (
    <p className={steers.steers} data-safe={by === 'nobody'}>
      <Icon name={by === 'nobody' ? 'verify' : 'warning'} />
      <span>{t(`steers.${by}`)}</span>
    </p>
  );
}

import { Icon } from '../../shell/ui';
import type { DrawSource } from './draw-source';
import { useT } from './t';
import styles from './Steers.module.css';

/** Says who could steer a draw, in the same words in every place. */
export function Steers({ source }: { source: DrawSource }) {
  const t = useT();
  const safe = source === 'independent';
  return (
    <p className={styles.steers} data-safe={safe}>
      <Icon name={safe ? 'verify' : 'warning'} />
      <span>{t(`draw.source.${source}.steers`)}</span>
    </p>
  );
}

/** Returns the words for a draw's source: its name, and the text of its step. */
export function useSourceWords() {
  const t = useT();
  return {
    name: (source: DrawSource) => t(`draw.source.${source}.name`),
    text: (source: DrawSource, values: { round: string; time: string }) =>
      t(`draw.source.${source}.text`, values),
    couldSteer: t('draw.couldSteer'),
  };
}

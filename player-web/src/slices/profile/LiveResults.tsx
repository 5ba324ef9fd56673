import { Link } from 'wouter';
import { ago, moment } from '../../shell/i18n/format';
import { serverNow } from '../../shell/net/clock';
import { Gem, ItemName, SkinPlate, colourOf } from '../../shell/ui';
import { replayPath } from '../hall/paths';
import type { LiveResult } from './queries';
import { useT } from './t';
import styles from './Live.module.css';

/** Results shown at once: so many places stand from the start, so that nothing moves when one comes. */
export const PLACES = 6;

/** The newest results of a followed player, the newest first. */
export function LiveResults({ results }: { results: readonly LiveResult[] }) {
  return (
    <ol className={styles['results']} aria-live="polite" aria-relevant="additions">
      {results.map((result) => (
        <li key={result.position}>
          <ResultRow result={result} />
        </li>
      ))}
      {Array.from({ length: PLACES - results.length }, (_none, k) => (
        <li key={`empty ${k}`} className={styles['empty']} aria-hidden="true" />
      ))}
    </ol>
  );
}

/** One result. An upgrade leads to its replay with the proof. */
export function ResultRow({ result }: { result: LiveResult }) {
  return result.kind === 'upgrade' ? (
    <Link className={`${styles['result']} ${styles['proven']}`} href={replayPath(result.position)}>
      <Row result={result} />
    </Link>
  ) : (
    <span className={styles['result']}>
      <Row result={result} />
    </span>
  );
}

function Row({ result }: { result: LiveResult }) {
  const t = useT();
  const { kind, won, price, createTime } = result;
  return (
    <>
      <SkinPlate
        className={styles['plate']}
        image={result.image}
        alt=""
        colour={colourOf(result.skinsRarity, result.category)}
      />
      <span className={styles['what']} data-won={won}>
        <b>
          <ItemName name={result.name} exterior={result.exterior} />
        </b>
        <time
          className={styles['when']}
          dateTime={new Date(createTime).toISOString()}
          title={moment(createTime)}
        >
          {ago(serverNow() - createTime)}
        </time>
        <span className="muted">
          {won ? t(`best.${kind}`) : t('live.failed')}
          {won && (
            <>
              {' · '}
              <Gem value={price} />
            </>
          )}
        </span>
      </span>
    </>
  );
}

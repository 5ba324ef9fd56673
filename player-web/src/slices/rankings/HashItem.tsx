import { clock, count, gems, ticketPercent } from '../../shell/i18n/format';
import { Button, ButtonLink, Icon, ItemName, Seal, SkinPlate, colourOf, copyText } from '../../shell/ui';
import { proofPath } from '../seeds/proof-link';
import { multipleOf } from './multiple';
import { commandOf } from './proof-of';
import type { HashRow } from './queries';
import { useT } from './t';
import styles from './Hash.module.css';

const SHOWN_DIGITS = 6;
const TICKETS = 16_777_216;
/** height of a digit’s bar: 'f' is 15 */
const DIGITS = 16;

/** One result, drawn as its own hash; opened it is the proof. */
export function HashItem({ row, place, open }: { row: HashRow; place: number; open: boolean }) {
  const t = useT();
  return (
    <li className={`panel ${styles['row']}`} data-colour={colourOf(row.skinsRarity, row.category)}>
      <details open={open}>
        <summary>
          <span className={styles['no']}>{count(place)}</span>
          <SkinPlate image={row.stuffImage} alt="" className={styles['plate']} />
          <span className={styles['who']}>
            <b className="name-lg">
              <ItemName name={row.stuffName} exterior={row.exterior} />
            </b>
            <small>
              {row.me ? t('me', { name: row.name }) : row.name} · {row.boxName} · {clock(row.createdTime)}
            </small>
          </span>
          <Strip hash={row.resultHash} />
          <span className={styles['x']}>
            <b>×{multipleOf(row.magnification)}</b>
            <small>N = {count(row.N)}</small>
          </span>
          <Icon name="forward" />
        </summary>
        <Proof row={row} />
      </details>
    </li>
  );
}

/** The hash as bars, one for each hex digit; the first six decide. */
function Strip({ hash }: { hash: string }) {
  return (
    <svg className={styles['strip']} viewBox="0 0 384 38" preserveAspectRatio="none" aria-hidden="true">
      {Array.from(hash, (digit) => digit).map((digit, k) => {
        const height = ((Number.parseInt(digit, DIGITS) + 1) / DIGITS) * 38;
        return (
          <rect
            key={`${String(k)}${digit}`}
            className={k < SHOWN_DIGITS ? styles['hot'] : undefined}
            x={k * 6}
            y={38 - height}
            width={4}
            height={height}
          />
        );
      })}
    </svg>
  );
}

function Proof({ row }: { row: HashRow }) {
  const t = useT();
  const first = row.resultHash.slice(0, SHOWN_DIGITS);
  const tickets = row.endTicket - row.startTicket;
  return (
    <div className={styles['proof']}>
      <dl className={styles['steps']}>
        <div>
          <dt>{t('hash.userSeed')}</dt>
          <dd>
            <code className="mono">{row.userSeed}</code>
          </dd>
        </div>
        <div>
          <dt>{t('hash.serverSeed')}</dt>
          <dd>
            <code className="mono">{row.serverSeed}</code>
          </dd>
        </div>
        <div>
          <dt>SHA-256</dt>
          <dd>
            <code className="mono">
              <mark>{first}</mark>
              {row.resultHash.slice(SHOWN_DIGITS)}
            </code>
          </dd>
        </div>
        <div>
          <dt>{t('hash.firstSix')}</dt>
          <dd>
            {t('hash.range', {
              hex: first,
              n: count(row.N),
              from: count(row.startTicket),
              to: count(row.endTicket - 1),
              tickets: count(tickets),
              chance: ticketPercent(tickets),
              odds: count(Math.round(TICKETS / Math.max(1, tickets))),
            })}
          </dd>
        </div>
        <div>
          <dt>{t('columns.multiple')}</dt>
          <dd>
            {gems(row.value)} ÷ {gems(row.stake)} = {multipleOf(row.magnification)}
          </dd>
        </div>
      </dl>
      <div className={styles['acts']}>
        <Seal />
        <p className="note">{commandOf(row)}</p>
        <Button size="sm" icon="copy" label={t('hash.copy')} onClick={() => void copyText(commandOf(row))} />
        <ButtonLink size="sm" variant="solid" label={t('hash.verify')} href={proofPath(row)} />
      </div>
    </div>
  );
}

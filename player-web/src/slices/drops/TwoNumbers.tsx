import { rollOf } from '@skins/engine/fairness';
import { useQuery } from '@tanstack/react-query';
import { clock, count } from '../../shell/i18n/format';
import { useSession } from '../../shell/session';
import { Gem, RowItem, colourOf } from '../../shell/ui';
import { TicketRuler } from '../seeds/TicketRuler';
import { boxRecordQuery, boxVersionQuery } from '../boxes/queries';
import { DropPlate } from './DropPlate';
import { DropRuler } from './DropRuler';
import { HashLine } from './HashLine';
import { type DropTable, type OpenDrop, dropTableOf } from './queries';
import { rewardName } from './reward-name';
import { useT } from './t';
import styles from './Drop.module.css';

/** The seeds of an example, for players without an open that took part. */
const EXAMPLE = {
  userSeed: 'Nanshan7',
  serverSeed: 'c433f6195e0474a1c2d8258652e09d94b5c7e9f485a814abd0edfa7d09a0def6',
};
const LATEST = 12;

/** One hash with its two numbers: of the player's newest open that took part, or of an example. */
export function TwoNumbers({ table }: { table: DropTable | undefined }) {
  const t = useT();
  const { token } = useSession();
  const { data } = useQuery({ ...boxRecordQuery(1, LATEST), enabled: token !== undefined });
  const open = data?.records.find(({ drop }) => drop !== null);
  const { data: version } = useQuery({
    ...boxVersionQuery(open?.boxId ?? '', open?.versionHash ?? ''),
    enabled: open !== undefined,
  });
  const { resultHash, ticket } = open ?? rollOf(EXAMPLE.userSeed, EXAMPLE.serverSeed);
  const drop = open?.drop ?? undefined;
  return (
    <figure className={`panel ${styles['hash']}`}>
      <figcaption className="note">
        {open === undefined
          ? t('hash.example')
          : t('hash.mine', { box: open.boxName, time: clock(open.createTime) })}
      </figcaption>
      <HashLine hash={resultHash} />
      <div className={styles['two']}>
        <div className={styles['number']}>
          <div className={styles['said']}>
            <p>
              <small>{t('hash.first')}</small>
              <b>{count(ticket)}</b>
            </p>
            {open !== undefined && (
              <RowItem
                name={open.stuffName}
                exterior={open.exterior}
                image={open.stuffImage}
                colour={colourOf(open.skinsRarity, open.category)}
                note={<Gem value={open.price} />}
              />
            )}
          </div>
          <TicketRuler ticket={ticket} parts={version?.items} />
        </div>
        <Second resultHash={resultHash} drop={drop} price={open?.cost} table={table} />
      </div>
    </figure>
  );
}

interface SecondProps {
  resultHash: string;
  drop: OpenDrop | undefined;
  /** of the box, in gems; undefined for the example, which goes by the first tier */
  price: number | undefined;
  table: DropTable | undefined;
}

/** The second number, on the numbers of the tier of its box. */
function Second({ resultHash, drop, price, table }: SecondProps) {
  const t = useT();
  const own = useQuery({ ...dropTableOf(drop?.rulesHash ?? ''), enabled: drop !== undefined });
  const tiers = (drop === undefined ? table : own.data)?.tiers ?? [];
  const tier = price === undefined ? tiers[0] : tiers.findLast(({ priceFrom }) => priceFrom <= price);
  const number = drop?.number ?? Number.parseInt(resultHash.slice(6, 12), 16);
  const met = tier?.drops.find(({ startTicket, endTicket }) => startTicket <= number && number < endTicket);
  return (
    <div className={styles['number']} data-second="">
      <div className={styles['said']}>
        <p>
          <small>{t('hash.second')}</small>
          <b>{count(number)}</b>
        </p>
        {met === undefined ? (
          <p className="muted">{tier === undefined ? '' : t('hash.nothing')}</p>
        ) : (
          <span className={styles['met']}>
            <DropPlate face={met} />
            <span>
              <b>{rewardName(met)}</b>
              <small>
                {count(met.startTicket)} – {count(met.endTicket - 1)}
              </small>
            </span>
          </span>
        )}
      </div>
      <DropRuler parts={tier?.drops ?? []} number={number} />
    </div>
  );
}

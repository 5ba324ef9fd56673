import { dropNumberOf, isUserSeed, itemAt, numberText, rollOf, sha256Hex } from '@skins/engine/fairness';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { boxDetailsQuery, boxListQuery } from '../boxes/queries';
import { count } from '../../shell/i18n/format';
import { Button, ErrorNote, Field, Skeleton } from '../../shell/ui';
import { Gem } from '../../shell/ui/Gem';
import { useItemName } from '../../shell/ui/ItemName';
import { SeedField } from '../../shell/ui/SeedField';
import { splitName } from '../../shell/ui/rarity';
import { useT } from './t';
import styles from './FairnessPage.module.css';

const FIRST_USER_SEED = 'Nanshan7';
const SEED_BYTES = 32;

const newServerSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(SEED_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** One opening from start to end, worked by the visitor: real functions and a real table, and nothing is opened. */
export function TryOpening() {
  const t = useT();
  const [server, setServer] = useState(newServerSeed);
  const [user, setUser] = useState(FIRST_USER_SEED);
  const [opened, setOpened] = useState(false);
  const wrong = !isUserSeed(user);
  const seal = (seed: string) => {
    setServer(seed);
    setOpened(false);
  };
  return (
    <section className="stack" id="example">
      <div>
        <h2 className="title-section">{t('example.title')}</h2>
        <p className="note">{t('example.note')}</p>
      </div>
      <div className="panel pad stack">
        <SeedField label={t('example.commitment')} value={sha256Hex(server)} />
        <Field
          label={t('example.user')}
          value={user}
          autoComplete="off"
          spellCheck={false}
          className="mono"
          maxLength={16}
          error={wrong ? t('figures.userSeedValue') : undefined}
          onChange={(value) => {
            setUser(value.trim());
            setOpened(false);
          }}
        />
        <div className="cluster">
          <Button
            variant="solid"
            label={t('example.open')}
            disabled={wrong || opened}
            onClick={() => setOpened(true)}
          />
          <Button icon="random" label={t('example.again')} onClick={() => seal(newServerSeed())} />
        </div>
        <div className={styles['worked']} role="status">
          {opened && !wrong ? (
            <Worked user={user} server={server} />
          ) : (
            <p className="muted">{t('example.sealed')}</p>
          )}
        </div>
      </div>
    </section>
  );
}

function Worked({ user, server }: { user: string; server: string }) {
  const t = useT();
  const { resultHash, ticket } = rollOf(user, server);
  return (
    <>
      <SeedField label={t('example.server')} value={server} />
      <SeedField label={t('example.result')} value={resultHash} markFirst={6} />
      <p>
        {t('example.number', {
          hex: resultHash.slice(0, 6),
          ticket: count(ticket),
          number: numberText(ticket),
        })}
      </p>
      <Prize ticket={ticket} />
      <p className="note">
        {t('example.second', { hex: resultHash.slice(6, 12), number: count(dropNumberOf(resultHash)) })}
      </p>
    </>
  );
}

/** The item that the number meets in a box of the shop, by the table in force. */
function Prize({ ticket }: { ticket: number }) {
  const t = useT();
  const nameOf = useItemName();
  const list = useQuery(boxListQuery('hash'));
  const first = list.data?.flatMap(({ boxes }) => boxes)[0];
  const details = useQuery({ ...boxDetailsQuery(first?.id ?? ''), enabled: first !== undefined });
  const error = list.error ?? details.error;
  if (error !== null)
    return <ErrorNote error={error} onRetry={() => void (list.error === null ? details : list).refetch()} />;
  // A shop without such boxes has no table to show.
  if (list.data !== undefined && first === undefined) return null;
  const box = details.data;
  if (box === undefined) return <Skeleton className={styles['prize']} />;
  const { stuffName, stuffImage, exterior, price, startTicket, endTicket } = itemAt(box.items, ticket);
  const { brand } = splitName(stuffName);
  const name = [brand, nameOf({ name: stuffName, exterior })].filter((part) => part !== '').join(' ');
  return (
    <div className={styles['prize']}>
      <img src={stuffImage} alt="" width={72} height={72} />
      <div>
        <b>
          {name} <Gem value={price} />
        </b>
        <p className="note">
          {t('example.range', {
            box: box.name,
            from: count(startTicket),
            to: count(endTicket - 1),
            ticket: count(ticket),
          })}
        </p>
      </div>
    </div>
  );
}

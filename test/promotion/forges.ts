import type { EventData } from '@skins/engine/kernel';
import {
  PromotionCounted,
  PromotionDayClosed,
  PromotionDayEnded,
  PromotionDecided,
  PromotionHeld,
  PromotionPaid,
  PromotionWithheld,
} from '@skins/engine/promotion';
import { WalletPosted } from '@skins/engine/wallet';
import { type Forge, both, edited, recounted } from '../kit/forge.ts';
import { ANNA } from '../kit/platform.ts';
import { FAY } from './plays.ts';

// Frauds with the shares of inviters.

export const share = { where: ({ reason }: { reason: string }) => reason === 'promotion-share' };

/** Changes the first share, in the posting and in the event. */
export const paidAs = (more: number): Forge =>
  both(
    edited(PromotionPaid, ({ amount }) => ({ amount: amount + more })),
    edited(
      WalletPosted,
      ({ balance, postings: [posting] }) => ({
        balance: balance + more,
        postings: [{ from: 'mint', to: 'player', amount: (posting?.amount ?? 0) + more }],
      }),
      share,
    ),
  );

/** Moves the first share to the stream of another player, who is paid as much. */
export const toAnother: Forge = (log) => {
  const paid = log.find((record) => PromotionPaid.is(record));
  const to = [ANNA, FAY].map((player) => `player-${player}`).find((stream) => stream !== paid?.stream) ?? '';
  return recounted(
    log.map((record) =>
      record.command === paid?.command && record.stream === paid.stream ? { ...record, stream: to } : record,
    ),
  );
};

/** Pays the first share again, before its day ends. */
export const twice: Forge = (log) => {
  const paid = log.find((record) => PromotionPaid.is(record));
  const ended = log.findIndex((record) => PromotionDayEnded.is(record));
  const time = log[ended]?.time ?? 0;
  const repeated = log.filter((record) => record.command === paid?.command && record.stream === paid.stream);
  return recounted(
    log.toSpliced(ended, 0, ...repeated.map((record) => ({ ...record, time, command: 'forged' }))),
  );
};

/** The first day is never closed, and nobody is paid for it. */
export const neverClosed: Forge = (log) => {
  const closed = log.find((record) => PromotionDayClosed.is(record))?.stream ?? '';
  const settledHere = new Set(
    log
      .filter(
        (record) =>
          [PromotionPaid, PromotionHeld, PromotionWithheld, PromotionDecided].some((kind) =>
            kind.is(record),
          ) && JSON.stringify(record.data).includes(`"${closed}#`),
      )
      .map(({ stream, command }) => `${stream} ${command}`),
  );
  return recounted(
    log.filter(({ stream, command }) => stream !== closed && !settledHere.has(`${stream} ${command}`)),
  );
};

type Table = EventData<typeof PromotionCounted>;
/** Changes the first row of the first table. */
export const row = (change: (row: Table['rows'][number]) => object): Forge =>
  edited(PromotionCounted, ({ rows: [first, ...rest] }) => ({
    rows: first === undefined ? rest : [{ ...first, ...change(first) }, ...rest],
  }));

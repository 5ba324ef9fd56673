import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';
import { type Tables, statement, table } from '../../foundation/tables/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Limits of spec 9.1. */
const RESEND_MS = MINUTE_MS;
const PER_PHONE_A_DAY = 10;
const PER_DEVICE_A_DAY = 20;
const PER_ADDRESS_AN_HOUR = 30;

/** The receiver of a code, and the caller who requests it. */
export interface Sending {
  readonly phone: string;
  readonly device: string;
  /** undefined if addresses are not counted */
  readonly address: string | undefined;
}

export const smsSent = table({
  name: 'sms_sent',
  columns: { time: 'integer', phone: 'text', device: 'text', address: 'text' },
  indexes: {
    sms_sent_phone: ['phone', 'time'],
    sms_sent_device: ['device', 'time'],
    sms_sent_address: ['address', 'time'],
    sms_sent_time: ['time'],
  },
});

const last = statement([smsSent], { phone: 'text' }, (rows, at) =>
  rows
    .selectFrom('sms_sent')
    .select('time')
    .where('phone', '=', at('phone'))
    .orderBy('time', 'desc')
    .limit(1),
);
const forget = statement([smsSent], { until: 'integer' }, (rows, at) =>
  rows.deleteFrom('sms_sent').where('time', '<=', at('until')),
);
/** Adds a code unless there are too many. */
const add = statement(
  [smsSent],
  {
    now: 'integer',
    phone: 'text',
    device: 'text',
    address: 'text',
    minute: 'integer',
    hour: 'integer',
    day: 'integer',
    perAddress: 'integer',
  },
  (rows, at) => {
    const sent = (by: 'phone' | 'device' | 'address', since: 'minute' | 'hour' | 'day') =>
      rows
        .selectFrom('sms_sent')
        .select(({ fn }) => fn.countAll().as('sent'))
        .where(by, '=', at(by))
        .where('time', '>', at(since));
    return rows
      .insertInto('sms_sent')
      .columns(['time', 'phone', 'device', 'address'])
      .expression(
        rows
          .selectNoFrom([
            at('now').as('time'),
            at('phone').as('phone'),
            at('device').as('device'),
            at('address').as('address'),
          ])
          .where((row) =>
            row.and([
              row(sent('phone', 'minute'), '<', 1),
              row(sent('phone', 'day'), '<', PER_PHONE_A_DAY),
              row(sent('device', 'day'), '<', PER_DEVICE_A_DAY),
              row(sent('address', 'hour'), '<', at('perAddress')),
            ]),
          ),
      );
  },
);

/** Limits the codes per number, device and address. The limits are the same for unknown numbers. */
export class SmsLimits {
  readonly #key: Buffer;
  readonly #clock: () => number;
  readonly #tables: Tables;

  constructor(tables: Tables, secret: MasterSecret, clock: () => number) {
    this.#tables = tables;
    this.#key = secret.derive('skins sms limits v1');
    this.#clock = clock;
  }

  /** Counts one more code. @returns undefined if it may be sent; otherwise the wait in ms, if known */
  async oneMore({
    phone,
    device,
    address,
  }: Sending): Promise<{ readonly ms: number | undefined } | undefined> {
    const now = this.#clock();
    const veiled = (one: string): string => hmacHex(this.#key, one);
    const [, added] = await this.#tables.change(
      [
        forget({ until: now - DAY_MS }),
        add({
          now,
          phone: veiled(phone),
          device: veiled(device),
          address: veiled(address ?? ''),
          minute: now - RESEND_MS,
          hour: now - HOUR_MS,
          day: now - DAY_MS,
          perAddress: address === undefined ? Number.MAX_SAFE_INTEGER : PER_ADDRESS_AN_HOUR,
        }),
      ],
      smsSent.name,
    );
    if (added === 1) return undefined;
    const [before] = await this.#tables.all(last({ phone: veiled(phone) }));
    const wait = (before?.time ?? 0) + RESEND_MS - now;
    return { ms: wait > 0 ? wait : undefined };
  }
}

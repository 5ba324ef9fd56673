import type { Database } from 'better-sqlite3';
import { playerOf } from '@skins/engine/accounts';
import { idOf, kindOf, type EventData } from '@skins/engine/kernel';
import { ChangeApproved, ChangeDropped, ChangeProposed } from '@skins/engine/operators';
import {
  OrderCancelled,
  OrderExpired,
  OrderFailed,
  OrderPaid,
  OrderPending,
  OrderReinstated,
  OrderReversed,
  RefundAsked,
  TopUpCredited,
  TopUpDebtSettled,
  TopUpOrdered,
  TopUpReinstated,
  TopUpTakenBack,
} from '@skins/engine/payments';
import type { Apply } from '../../foundation/projections/projection.ts';
import type { LoggedEvent } from '../../foundation/runtime/index.ts';

/** An order as lists show it. Gems in 1/10,000, price in minor units, times in milliseconds since 1970. */
export interface ListedTopUp {
  /** the order's id */
  readonly id: string;
  /** position in the log */
  readonly position: string;
  readonly player: string;
  readonly gems: number;
  readonly gift: number;
  readonly bonus: number;
  readonly price: number;
  readonly currency: string;
  readonly channel: number;
  readonly state: string;
  /** empty where the provider has not taken it */
  readonly reference: string;
  /** 1: paid after the order had ended */
  readonly late: number;
  /** 1: the gems are the player's */
  readonly credited: number;
  /** '', 'proposed' or 'asked': whether an operator wants the money to go back */
  readonly refund: string;
  /** refunds that wait for approval */
  readonly proposals: number;
  readonly taken: number;
  /** of what was taken back and was not there, what is not settled yet */
  readonly owed: number;
  readonly expires: number;
  readonly time: number;
}

/** Makes the rows of top-ups of a batch of events. */
export function prepareTopUps(database: Database): Apply {
  const rows = prepareRows(database);
  return (batch) => {
    for (const logged of batch) apply(rows, logged);
  };
}

function apply(rows: Rows, { event, meta, position }: LoggedEvent): void {
  const { pending, paid, become, reversed, credited, again, asked, proposed, back, settle } = rows;
  const id = idOf(meta.stream);
  if (TopUpOrdered.is(event)) rows.insert.run(orderedRow(event.data, meta, position));
  else if (OrderPending.is(event)) pending.run(event.data.reference, id);
  else if (OrderPaid.is(event)) paid.run(event.data.reference, Number(event.data.late), id);
  else if (OrderExpired.is(event)) become.run('expired', id);
  else if (OrderCancelled.is(event)) become.run('cancelled', id);
  else if (OrderFailed.is(event)) become.run('failed', id);
  else if (OrderReversed.is(event))
    reversed.run(event.data.way === 'refund' ? 'refunded' : 'charged-back', id);
  else if (OrderReinstated.is(event)) again.run(id);
  else if (RefundAsked.is(event)) asked.run(id);
  else if (TopUpCredited.is(event)) {
    credited.run(event.data.orderId);
    settle(id, event.data.settled);
  } else if (TopUpDebtSettled.is(event)) settle(id, event.data.amount);
  else if (TopUpReinstated.is(event)) {
    settle(id, event.data.settled, event.data.orderId);
    back.run(0, 0, event.data.orderId);
  } else if (TopUpTakenBack.is(event)) back.run(event.data.taken, event.data.owed, event.data.orderId);
  else if (kindOf(meta.stream) === 'payment') {
    if (ChangeProposed.is(event)) proposed.run({ more: 1, id });
    if (ChangeApproved.is(event) || ChangeDropped.is(event)) proposed.run({ more: -1, id });
  }
}

/** The row of an order that was just made. */
const orderedRow = (
  { orderId, gems, gift, bonus, price, currency, channel, expiresAt }: EventData<typeof TopUpOrdered>,
  meta: LoggedEvent['meta'],
  position: string,
) => ({
  id: orderId,
  position,
  player: playerOf(meta.stream) ?? '',
  gems,
  gift,
  bonus,
  price,
  currency,
  channel,
  late: 0,
  credited: 0,
  taken: 0,
  owed: 0,
  expires: expiresAt,
  time: meta.time,
});

/** The statements that change orders in the list. */
const prepareRows = (database: Database) => {
  const insert = database.prepare<Omit<ListedTopUp, 'state' | 'reference' | 'refund' | 'proposals'>>(
    `INSERT INTO top_up VALUES ($id, $position, $player, $gems, $gift, $bonus, $price, $currency, $channel, 'created', '',
       $late, $credited, '', 0, $taken, $owed, $expires, $time)`,
  );
  const pending = database.prepare<[string, string]>(
    "UPDATE top_up SET state = 'pending', reference = ? WHERE id = ?",
  );
  const paid = database.prepare<[string, number, string]>(
    "UPDATE top_up SET state = 'paid', reference = ?, late = ? WHERE id = ?",
  );
  const become = database.prepare<[string, string]>('UPDATE top_up SET state = ? WHERE id = ?');
  // Nobody can approve what the payer has again.
  const reversed = database.prepare<[string, string]>(
    "UPDATE top_up SET state = ?, refund = iif(refund = 'asked', refund, '') WHERE id = ?",
  );
  const credited = database.prepare<[string]>('UPDATE top_up SET credited = 1 WHERE id = ?');
  const again = database.prepare<[string]>(
    `UPDATE top_up SET state = 'paid', refund = iif(proposals > 0, 'proposed', '') WHERE id = ?`,
  );
  const asked = database.prepare<[string]>("UPDATE top_up SET refund = 'asked' WHERE id = ?");
  // What was asked for is on its way, whatever else was proposed.
  const proposed = database.prepare<{ more: number; id: string }>(
    `UPDATE top_up SET proposals = proposals + $more,
       refund = CASE WHEN refund = 'asked' THEN refund
         WHEN state = 'paid' AND proposals + $more > 0 THEN 'proposed' ELSE '' END
     WHERE id = $id`,
  );
  const back = database.prepare<[number, number, string]>(
    'UPDATE top_up SET taken = ?, owed = ? WHERE id = ?',
  );
  return {
    insert,
    pending,
    paid,
    become,
    reversed,
    credited,
    again,
    asked,
    proposed,
    back,
    settle: settling(database),
  };
};
type Rows = ReturnType<typeof prepareRows>;

/** Takes what a player settled off what is owed: of one order first, if it is named, and of the oldest ones then. */
function settling(database: Database) {
  const owing = database.prepare<[string, string], { readonly id: string; readonly owed: number }>(
    'SELECT id, owed FROM top_up WHERE player = ? AND owed > 0 ORDER BY id <> ?, position',
  );
  const owes = database.prepare<[number, string]>('UPDATE top_up SET owed = ? WHERE id = ?');
  return (player: string, settled: number, first = ''): void => {
    let left = settled;
    for (const { id, owed } of left > 0 ? owing.all(player, first) : []) {
      owes.run(Math.max(0, owed - left), id);
      left = Math.max(0, left - owed);
    }
  };
}

import { newAudit } from '@skins/engine/audit';
import { DAY_MS } from '@skins/engine/kernel';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { START, positionOf } from '@skins/api/foundation/store';
import { JOIN_MS } from '../sample-duel/engine/index.ts';
import { duelShop } from '../sample-duel/shop.ts';
import { Ledger } from './ledger.ts';
import type { Machine } from './machine.ts';
import type { Process } from './process.ts';
import { Sequence } from './sequence.ts';
import { PLAYERS } from './wishes.ts';

/** milliseconds; longer than a duel stays open */
const LATER_MS = JOIN_MS + 61_000;
/** Waits until everything has ended: failed flows are retried after some minutes, and a wish grows for a day. */
const WAITS = [LATER_MS, LATER_MS, LATER_MS, LATER_MS, DAY_MS, LATER_MS, DAY_MS, LATER_MS];
const EVERYTHING = 100_000;

/**
 * Ends a world without further faults: unanswered requests are resent and all flows finish. Then everything is
 * compared with the reference.
 * @param audited whether the engine's auditor checks the log too, which takes as long as everything else
 * @throws Error that tells what is wrong
 */
export async function settle(machine: Machine, { audited }: { audited: boolean }): Promise<void> {
  const { book, clock } = machine;
  machine.calm();
  await machine.rest();
  await lookAround(machine);
  for (const request of book.requests)
    if (request.answers.length === 0) await machine.send(request, machine.process(book.requests.length));
  for (const ms of WAITS) {
    if (unfinished(machine).length === 0) break;
    await clock.forward(ms, () => machine.idle());
    await machine.rest();
  }
  book.add(
    book.requests.filter(({ answers }) => answers.length === 0).map(({ said }) => `${said}: no answer`),
  );
  await lookAround(machine);
  book.add(new Sequence(book, machine.exact).faults(machine.disk.appends, machine.begun));
  book.add([await gapIn(machine), ...unfinished(machine)]);
  if (audited) book.add([await faultOfLog(machine)]);
  const ended = machine.disk.appends.length;
  await machine.crash(0, false);
  await machine.rest();
  if (machine.disk.appends.length > ended) book.add(['a start wrote, and everything had ended']);
  await lookAround(machine);
  book.demandSound();
}

/** All players read their state and the lists. */
async function lookAround(machine: Machine): Promise<void> {
  for (const process of machine.processes) {
    for (const player of PLAYERS) await machine.look(player, process);
    await process.projector.catchUp();
    await machine.lookAtList(process);
    machine.book.add([behind(process, machine.disk.events)]);
  }
}

function behind({ projector }: Process, events: number): string | undefined {
  const late = projector.progress.status().find(({ position }) => position !== positionOf(events));
  return (
    late && `the list ${late.name} ends at ${late.position} of ${events}: ${late.parked ?? 'it is behind'}`
  );
}

/** Returns what was begun and has not ended. */
function unfinished({ disk }: Machine): string[] {
  const { escrow, open } = new Ledger(disk.appends);
  const held = escrow === 0 ? [] : [`${escrow} is still held`];
  return [...held, ...[...open].map((stream) => `${stream} has not ended`)];
}

async function gapIn({ disk }: Machine): Promise<string | undefined> {
  const log = await disk.log.readAll(START, EVERYTHING);
  const gap = log.findIndex(({ position }, n) => position !== positionOf(n + 1));
  return gap === -1 ? undefined : `there is a gap in the log at ${gap + 1}`;
}

async function faultOfLog({ disk }: Machine): Promise<string | undefined> {
  const audit = newAudit({ hash: nativeSha256, shop: duelShop });
  for (const { record } of await disk.log.readAll(START, EVERYTHING)) audit.next(record);
  const { divergence } = audit.finish();
  return divergence && `the auditor found ${JSON.stringify(divergence)}`;
}

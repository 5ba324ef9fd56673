import type { Envelope } from '@skins/engine/kernel';
import { ItemsGranted } from '@skins/engine/bag';
import { BoxOpened } from '@skins/engine/boxes';
import { WalletPosted } from '@skins/engine/wallet';
import { type Forge, recounted } from '../kit/forge.ts';

/** Merges the n-th command that opens boxes with the next one, into one payment and one grant, as a forger would. */
export const fused =
  (n: number): Forge =>
  (log) => {
    const opened = [...new Set(log.filter((record) => BoxOpened.is(record)).map(({ command }) => command))];
    const [first, second] = [opened[n], opened[n + 1]].map((id) =>
      log.filter(({ command }) => command === id),
    );
    const [head] = first ?? [];
    if (first === undefined || second === undefined || head === undefined)
      throw new RangeError('the play holds no two such commands');
    const all = [...before(first), ...paid(first, second), ...opens([...first, ...second])];
    all.push(...granted(first, second), ...after([...first, ...second]));
    const alike = all.map((record) => ({ ...record, command: head.command, time: head.time }));
    const others = log.filter((record) => !first.includes(record) && !second.includes(record));
    return recounted(others.toSpliced(log.indexOf(head), 0, ...alike));
  };

const opens = (records: readonly Envelope[]) => records.filter((record) => BoxOpened.is(record));
const before = (records: readonly Envelope[]) =>
  records.slice(
    0,
    records.findIndex((record) => WalletPosted.is(record)),
  );
const after = (records: readonly Envelope[]) => records.filter(({ type }) => type === 'SeedChainCommitted');

function paid(first: readonly Envelope[], second: readonly Envelope[]): Envelope[] {
  const [one, other] = [...first, ...second].filter((record) => WalletPosted.is(record));
  if (one === undefined || other === undefined) return [];
  const amount = [one, other].reduce((sum, { data }) => sum + (data.postings[0]?.amount ?? 0), 0);
  const postings = [{ from: 'player', to: 'house', amount }];
  const { reason, cause } = one.data;
  return [{ ...one, data: { reason, postings, balance: other.data.balance, cause } }];
}

function granted(first: readonly Envelope[], second: readonly Envelope[]): Envelope[] {
  const [one, other] = [...first, ...second].filter((record) => ItemsGranted.is(record));
  if (one === undefined || other === undefined) return [];
  const { source, items } = one.data;
  return [{ ...one, data: { source, items: [...items, ...other.data.items] } }];
}

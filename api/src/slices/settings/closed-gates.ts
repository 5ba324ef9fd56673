import type { Text } from '@skins/engine/catalogue';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { KeptGate } from './gates.ts';

/** Returns a refusal that lists all closed gates; undefined if all are passed. */
export function closedGates(gates: readonly KeptGate[]): CallRefused<'gates-closed'> | undefined {
  const closed = gates.filter(({ passed }) => !passed).map(({ text }) => text);
  return closed.length === 0 ? undefined : new CallRefused('gates-closed', { detail: joined(closed) });
}

/** Joins texts into one line. */
const joined = (texts: readonly Text[]): Text => ({
  zh: texts.map(({ zh }) => zh).join('；'),
  en: texts.map(({ en }) => en).join('; '),
  ru: texts.map(({ ru }) => ru).join('; '),
  vi: texts.map(({ vi }) => vi).join('; '),
});

import { WrongSetting } from './wrong-setting.ts';

/**
 * Returns until when the shop is closed to players, in milliseconds since 1970; 0 if it is not.
 * @throws WrongSetting
 */
export function closedUntilOf(environment: NodeJS.ProcessEnv): number {
  const written = environment['SKINS_CLOSED_UNTIL'] ?? '';
  if (written === '') return 0;
  const time = Date.parse(written);
  // Without a zone it would be another time on another machine.
  if (!Number.isFinite(time) || !/(?:Z|[+-]\d\d:?\d\d)$/i.test(written))
    throw new WrongSetting(`SKINS_CLOSED_UNTIL is no time with its zone, such as 2030-01-31T04:00:00Z`);
  return time;
}

/**
 * Returns the address to which the player app goes when told to leave (status 900); empty if not set.
 * @throws WrongSetting
 */
export function leaveToOf(environment: NodeJS.ProcessEnv): string {
  const written = environment['SKINS_LEAVE_TO'] ?? '';
  if (written === '') return '';
  const address = URL.parse(written);
  if (address === null || !['https:', 'http:'].includes(address.protocol))
    throw new WrongSetting('SKINS_LEAVE_TO is no address, such as https://example.org/');
  return address.href;
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/**
 * Returns the minimum level of log lines; `info` by default.
 * @throws WrongSetting
 */
export function logLevelOf(environment: NodeJS.ProcessEnv): string {
  const level = environment['SKINS_LOG'] || 'info';
  if (!LEVELS.includes(level)) throw new WrongSetting(`SKINS_LOG is one of ${LEVELS.join(', ')}`);
  return level;
}

/**
 * Returns the bytes of memory for folded streams from `SKINS_MEMORY`, which is in MB; undefined if not set.
 * @throws WrongSetting
 */
export function memoryOf({ SKINS_MEMORY: megabytes = '' }: NodeJS.ProcessEnv): number | undefined {
  if (megabytes === '') return undefined;
  if (!/^[1-9]\d{0,5}$/.test(megabytes))
    throw new WrongSetting('SKINS_MEMORY must be a number of megabytes, from 1 to 999999');
  return Number(megabytes) * 1_000_000;
}

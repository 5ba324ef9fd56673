import { WrongSetting } from './wrong-setting.ts';

/**
 * Until when the shop is closed to players, in milliseconds since 1970; 0 where it is not.
 * @throws WrongSetting
 */
export function closedUntilOf(environment: NodeJS.ProcessEnv): number {
  const written = environment['SKINS_CLOSED_UNTIL'] ?? '';
  if (written === '') return 0;
  const time = Date.parse(written);
  // A time without a zone would be another moment on another machine.
  if (!Number.isFinite(time) || !/(?:Z|[+-]\d\d:?\d\d)$/i.test(written))
    throw new WrongSetting(`SKINS_CLOSED_UNTIL is no time with its zone, such as 2030-01-31T04:00:00Z`);
  return time;
}

/**
 * Where the player app goes when it is told to leave (status 900); empty where nothing was set.
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
 * From which level on lines are logged; `info` where nothing was set.
 * @throws WrongSetting
 */
export function logLevelOf(environment: NodeJS.ProcessEnv): string {
  const level = environment['SKINS_LOG'] || 'info';
  if (!LEVELS.includes(level)) throw new WrongSetting(`SKINS_LOG is one of ${LEVELS.join(', ')}`);
  return level;
}

/**
 * Bytes of folded streams in memory that `SKINS_MEMORY` allows, in MB there; undefined where it says nothing.
 * @throws WrongSetting
 */
export function memoryOf({ SKINS_MEMORY: megabytes = '' }: NodeJS.ProcessEnv): number | undefined {
  if (megabytes === '') return undefined;
  if (!/^[1-9]\d{0,5}$/.test(megabytes))
    throw new WrongSetting('SKINS_MEMORY must be a number of megabytes, from 1 to 999999');
  return Number(megabytes) * 1_000_000;
}

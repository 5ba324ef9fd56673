import { type Logger, pino } from 'pino';
import { logLevelOf } from './settings.ts';

/** Maximum bytes of log lines that wait for a slow or full disk; further lines are lost. */
const LOG_BYTES_MAX = 8 * 1024 * 1024;

/** Returns a logger that redacts secrets. It writes to standard error; standard output is for the program's own output. */
export function loggerFor(environment: NodeJS.ProcessEnv): Logger {
  const settings = {
    level: logLevelOf(environment),
    redact: [
      'req.headers.token',
      'req.headers.authorization',
      'req.headers.cookie',
      '*.password',
      '*.phone',
      '*.token',
    ],
  };
  const lines = pino.destination({ fd: 2, sync: false, maxLength: LOG_BYTES_MAX });
  // If the log's disk is full, lose lines rather than the shop.
  lines.on('error', () => undefined);
  return pino(settings, lines);
}

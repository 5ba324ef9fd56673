import { type Logger, pino } from 'pino';
import { logLevelOf } from './settings.ts';

/** Lines of the log that wait for a slow or full disk; those beyond are lost. */
const LOG_BYTES_MAX = 8 * 1024 * 1024;

/** Logs beside standard output, which is the program's own word, and without secrets. */
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
  // Where the log's own disk is full, lines are lost and not the shop.
  lines.on('error', () => undefined);
  return pino(settings, lines);
}

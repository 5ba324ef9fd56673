import { pino } from 'pino';
import { ControlProblem, askServer, controlSocketOf } from '../foundation/control/index.ts';
import { dataFolder } from '../foundation/files/index.ts';
import { writerRuns } from '../foundation/store/index.ts';
import { openService } from './open-service.ts';

interface Controlled {
  /** data folder */
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Runs a command of this machine through the server that has the folder open, because only that server writes. Without a
 * server it opens the folder itself, as a server does.
 * @throws ControlProblem with an explanation if it is impossible
 */
export async function control(
  { folder, environment }: Controlled,
  name: string,
  input: unknown,
): Promise<unknown> {
  if (writerRuns(dataFolder(folder).log)) return askServer(controlSocketOf(folder), name, input);
  const logger = pino({ level: 'silent' });
  // No provider is reachable here, and its possibly accepted orders must not be ended as refused.
  const service = await openService({ folder, environment, logger, stock: 'leave', tells: false });
  try {
    const act = service.controls[name];
    if (act === undefined) throw new ControlProblem(`there is no command ${name}`);
    return await act(input);
  } finally {
    await service.close();
  }
}

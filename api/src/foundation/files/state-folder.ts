import { homedir } from 'node:os';
import { join } from 'node:path';

/** Returns the folder for state that must outlive a program's data: `$XDG_STATE_HOME/skins`, else `~/.local/state/skins`. */
export const stateFolder = (environment: NodeJS.ProcessEnv): string =>
  join(environment['XDG_STATE_HOME'] || join(environment['HOME'] ?? homedir(), '.local', 'state'), 'skins');

// `live-until-killed LIFE FILE LEFT lost|kept`: lives in its own process, which kills itself after LEFT appends, if
// there is another one. That one is lost or kept.
import { openSqliteStore } from '@skins/api/foundation/store';
import { flushCompileCache } from 'node:module';
import { lives } from './lives.ts';
import { type Fate, MortalStore } from './recorded-store.ts';

const [name = '', file = '', left = '', fated = ''] = process.argv.slice(2);
const life = lives.find((one) => one.name === name);
if (life === undefined) throw new Error(`no life has the name ${name}`);
const fate: Fate = fated === 'kept' ? 'kept' : 'lost';

const store = openSqliteStore(file, { thread: false });
const mortal = new MortalStore(store, Number(left), fate);
void mortal.death.then(() => process.kill(process.pid, 'SIGKILL'));
// A killed process writes no compile cache for the next one, so it is flushed now.
flushCompileCache();
await life.live(mortal);
await store.close();

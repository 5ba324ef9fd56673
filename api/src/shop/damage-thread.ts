// The body of the thread that reads a file through for damage: 1.5 s for each GB, too long for the event loop.
import { parentPort, workerData } from 'node:worker_threads';
import { damageIn } from '../foundation/store/index.ts';

parentPort?.postMessage(damageIn(String(workerData)));

// The body of the thread that signs and verifies rounds. Curve operations take tens of milliseconds; loading takes longer.
import { parentPort } from 'node:worker_threads';
import { beaconPublicKey, beaconSecret, isSignedRound, signRound } from '@skins/engine/beacon';
import type { BeaconAsked } from './curve.ts';

function answer(asked: BeaconAsked): unknown {
  if (asked.do === 'verify') return isSignedRound(asked.chain, asked.round);
  const secret = beaconSecret(asked.seed);
  return asked.do === 'sign' ? signRound(secret, asked.round) : beaconPublicKey(secret);
}

parentPort?.on('message', (asked: BeaconAsked) => parentPort?.postMessage(answer(asked)));

// The body of a thread that signs and verifies rounds: the curve takes tens of milliseconds, and longer to load.
import { parentPort } from 'node:worker_threads';
import { beaconPublicKey, beaconSecret, isSignedRound, signRound } from '@skins/engine/beacon';
import type { BeaconAsked } from './curve.ts';

function answer(asked: BeaconAsked): unknown {
  if (asked.do === 'verify') return isSignedRound(asked.chain, asked.round);
  const secret = beaconSecret(asked.seed);
  return asked.do === 'sign' ? signRound(secret, asked.round) : beaconPublicKey(secret);
}

parentPort?.on('message', (asked: BeaconAsked) => parentPort?.postMessage(answer(asked)));

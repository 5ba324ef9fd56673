import { type Work, solve } from './captcha-work';

// The body of a worker that does the work of one challenge.
addEventListener('message', ({ data }: MessageEvent<Work>) => postMessage(solve(data)));

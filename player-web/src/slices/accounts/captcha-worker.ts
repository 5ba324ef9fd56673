import { type Work, solve } from './captcha-work';

// Worker that solves one challenge.
addEventListener('message', ({ data }: MessageEvent<Work>) => postMessage(solve(data)));

import type { Bench } from './figure.ts';

export const rebuild: Bench = async () => [];

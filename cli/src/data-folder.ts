import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Terminal } from './terminal.ts';

export interface DataOptions {
  readonly data?: string;
}

/** Gives a command the option that names the data folder. */
export const withData = (command: Command): Command =>
  command.option('--data <folder>', 'data folder of the shop (SKINS_DATA, default ./data)');

export const dataFolderOf = ({ data }: DataOptions, { environment }: Terminal): string =>
  resolve(data ?? environment['SKINS_DATA'] ?? 'data');

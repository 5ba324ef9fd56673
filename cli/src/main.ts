import { Command } from 'commander';
import { serveCommand } from './serve.ts';

const program = new Command('skins').description('Event-sourced, provably fair game engine and shop for virtual skins');
program.addCommand(serveCommand());
await program.parseAsync();

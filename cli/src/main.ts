import { WRONG_USAGE, run } from './run.ts';
import { processTerminal } from './terminal.ts';

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  process.stderr.write(`skins: the standard output cannot be written: ${error.message}\n`);
  process.exit(WRONG_USAGE);
});

process.exitCode = await run(process.argv.slice(2), processTerminal());

import { type Rolldown, build } from 'vite';

/** Builds the module at `file` into one script without imports. Each name in `values` becomes a constant there. */
export async function alone(file: string, values: Readonly<Record<string, unknown>>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)] as const),
    ),
    build: {
      write: false,
      modulePreload: false,
      target: ['chrome120', 'safari16.4', 'firefox121'],
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const script = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .find((one): one is Rolldown.OutputChunk => one.type === 'chunk');
  if (script === undefined) throw new Error(`nothing was built of ${file}`);
  return script.code;
}

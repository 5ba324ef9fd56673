import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { alone } from './alone.ts';
import { type Paths, routesOf } from './routes-of.ts';

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const SLICE = /\/player-web\/src\/slices\/[^/]+\/index\.ts$/;
/** A page that includes this module of a slice needs the slice's texts. */
const SPEAKS = /\/player-web\/src\/slices\/[^/]+\/t\.ts$/;
const LANGUAGES = { ZH: 'zh', EN: 'en', RU: 'ru', VN: 'vn' } as const;

/**
 * Adds a small script to index.html that preloads code and texts of the page at the current address. It saves
 * two round trips: without it, they are requested only after the shell has run.
 */
export function preloads(): Plugin {
  const pages = new Map<string, string>();
  return {
    name: 'skins:preloads',
    apply: 'build',
    enforce: 'post',
    async transform(code, id) {
      if (!SLICE.test(id)) return;
      for (const { path, module } of routesOf(this.parse(code), await pathsBeside(id))) {
        const resolved = await this.resolve(module, id);
        if (resolved === null) this.error(`the page at ${path} is not found: ${module}`);
        pages.set(path, resolved.id);
      }
    },
    async generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const script = await alone(source('shell/app/preload.ts'), { PAGES: filesOf(pages, bundle) });
      const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
      const fileName = `assets/preload-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source: script });
      page.source = String(page.source).replace(
        '</title>',
        `</title>\n    <script async src="/${fileName}"></script>`,
      );
    },
  };
}

async function pathsBeside(index: string): Promise<Paths> {
  const file = `${dirname(index)}/paths.ts`;
  if (!existsSync(file)) return {};
  const { paths }: { paths: Paths } = await import(pathToFileURL(file).href);
  return paths;
}

/** Returns for each page its path, its files without those of the shell, and its texts in each language. */
function filesOf(pages: ReadonlyMap<string, string>, bundle: Rolldown.OutputBundle) {
  const shell = new Set(closureOf(bundle, source('main.tsx')).files);
  const missing = (module: string) => closureOf(bundle, module).files.filter((file) => !shell.has(file));
  return [...pages].map(([path, module]) => {
    const speakers = closureOf(bundle, module).modules.filter((id) => SPEAKS.test(id));
    const textsIn = (language: string) => [
      source(`shell/i18n/${language}.ts`),
      ...speakers.map((id) => `${dirname(id)}/texts/${language}.ts`),
    ];
    const texts = Object.entries(LANGUAGES).map(([name, language]) => [
      name,
      textsIn(language).flatMap(missing),
    ]);
    return [path, missing(module), Object.fromEntries(texts)];
  });
}

/** Returns the script of a module with the scripts that it imports, and the modules of them all. */
function closureOf(bundle: Rolldown.OutputBundle, module: string) {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const own =
    chunks.find(({ facadeModuleId }) => facadeModuleId === module) ??
    chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (own === undefined) throw new Error(`no chunk holds ${module}`);
  const scripts = new Set([own]);
  // Iteration over a set includes members added meanwhile.
  for (const { imports } of scripts)
    for (const imported of chunks.filter(({ fileName }) => imports.includes(fileName))) scripts.add(imported);
  const closure = [...scripts];
  return {
    files: closure.map(({ fileName }) => fileName),
    modules: closure.flatMap(({ moduleIds }) => moduleIds),
  };
}

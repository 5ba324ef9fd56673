import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { movesBegun, standsStill } from './still.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const HAS_AXE = 'typeof axe === "object"';
const TRIES = 3;

type Finding = Pick<AxeResults['violations'][number], 'id'> & { readonly targets: readonly string[] };

/**
 * Returns axe's serious and critical findings once the page is still, each with its elements and what is wrong with them.
 * @param rules the only rules to check; all by default
 */
export async function seriousFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  for (let left = TRIES; ; left -= 1) {
    const begun = await movesBegun(page);
    await standsStill(page);
    const found: string[] = [];
    for (const frame of page.frames()) found.push(...(await findingsIn(frame, rules)));
    // A button that is enabled meanwhile fades from the colours of a disabled one: then the page is checked again.
    if (found.length === 0 || left === 1 || (await movesBegun(page)) === begun) return found;
  }
}

async function findingsIn(frame: Frame, rules: readonly string[] | undefined): Promise<string[]> {
  if (!(await frame.evaluate<boolean>(HAS_AXE))) await frame.evaluate(AXE);
  const options = {
    resultTypes: ['violations'],
    // Frames are checked separately. Preloading serves only rules on style sheets and media, which are off or not
    // applicable here.
    iframes: false,
    preload: false,
    ...(rules !== undefined && { runOnly: rules }),
  };
  // Only failures are transferred from the page, element by element.
  const findings = await frame.evaluate<
    readonly Finding[]
  >(`axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => ({ id, targets: nodes.map(({ target, any }) => [...target, ...any.map(({ message }) => message)].join(' ')) })))`);
  return findings.map(({ id, targets }) => `${id}: ${targets.join(' | ')}`);
}

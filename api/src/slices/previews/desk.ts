import { CallRefused, type Server, answerRefused } from '../../foundation/http/index.ts';
import { inLanguage } from '../../foundation/http/language.ts';
import type { Desk, PreviewOf } from '../../shop/desk.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import { Pictures } from './picture.ts';
import { resultRef } from './result-subject.ts';
import { type Subjects, subjectsOf } from './subjects.ts';

/** Pages whose pictures an address may ask for in a minute. */
const PER_MINUTE = 60;
/** Sites may keep a picture for this long, seconds: what a player shows may change. */
const KEPT_S = 300;
const BUSY_S = 5;

const ABOUT = {
  zh: '概率先公布，结果可重算。18+',
  en: 'Every chance published first, every result recomputable. 18+',
  ru: 'Шансы опубликованы заранее, каждый результат можно пересчитать. 18+',
  vi: 'Tỷ lệ công bố trước, kết quả tính lại được. 18+',
};

type Kind = keyof Subjects;
const KINDS: readonly Kind[] = ['profile', 'upgrade', 'result', 'poster'];
const pictureOf = (kind: Kind, ref: string): string => `/preview/${kind}/${encodeURIComponent(ref)}.png`;

export const desk: Desk<{ readonly accounts: AccountsDesk }, object> = {
  needs: { accounts: true },
  open: (_foundation, { accounts }) => ({
    desk: {},
    routes: (app, tools) => pictureRoutes(app, subjectsOf(tools, accounts)),
    previews: (tools) => describer(subjectsOf(tools, accounts)),
  }),
};

function pictureRoutes(app: Server, subjects: Subjects): void {
  const pictures = new Pictures();
  for (const kind of KINDS)
    app.get<{ Params: { file: string } }>(
      `/preview/${kind}/:file`,
      { schema: { hide: true }, config: { rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } } },
      async (request, reply) => {
        const { file } = request.params;
        const subject = file.endsWith('.png') ? await subjects[kind](file.slice(0, -4)) : undefined;
        const picture = subject && (await pictures.of(subject));
        if (picture === undefined) return answerRefused(new CallRefused('unknown-record'), request, reply);
        if (picture === 'busy') return reply.code(503).header('retry-after', BUSY_S).send();
        return reply.type('image/png').header('cache-control', `public, max-age=${KEPT_S}`).send(picture);
      },
    );
}

/** Returns what other sites show of a page. */
function describer(subjects: Subjects): PreviewOf {
  return async (path, query, language) => {
    const [kind, ref] = sharedPage(path, query) ?? [];
    if (kind === undefined || ref === undefined) return undefined;
    const subject = await subjects[kind](ref);
    return (
      subject && {
        title: inLanguage(subject.title, language),
        description: inLanguage(ABOUT, language),
        image: pictureOf(kind, ref),
      }
    );
  };
}

/** Returns the subject that a page is about; undefined for other pages. */
function sharedPage(path: string, query: URLSearchParams): readonly [Kind, string] | undefined {
  const [, id] = /^\/profile\/([^/]+)$/.exec(path) ?? [];
  if (id !== undefined) return ['profile', id];
  if (path === '/page/instrutions') {
    const ref = resultRef(query);
    return ref === undefined ? undefined : ['result', ref];
  }
  if (path === '/upgrade/replay') return ['upgrade', query.get('id') ?? ''];
  return path === '/page/source' ? ['poster', query.get('poster') ?? ''] : undefined;
}

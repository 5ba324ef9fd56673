/** Escapes a text for HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

interface Look {
  /** CSS of the page's subject, under its heading */
  readonly subject: string;
  /** class of the main button */
  readonly main: string;
  /** further CSS rules */
  readonly more?: string;
}

const styleOf = ({ subject, main, more = '' }: Look): string =>
  `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f4f5f7;color:#1b1d22}
main{max-width:26rem;margin:8vh auto;background:#fff;padding:2rem;border-radius:12px;box-shadow:0 2px 16px #0002}
h1{font-size:1.1rem;margin:0 0 1rem}${subject}
button{font:inherit;width:100%;padding:.8rem;border:0;border-radius:8px;margin-top:.6rem;cursor:pointer;background:#e4e6ea;color:#1b1d22}
button.${main}{background:#0b6e4f;color:#fff;font-weight:600}small{color:#5a5f6b}${more}`;

/** Returns functions that make the pages of a local provider. */
export const pagesOf = (look: Look) => {
  const style = styleOf(look);
  return (title: string, body: string): string => `<!doctype html><html lang="zh"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${style}</style></head>
<body><main>${body}</main></body></html>`;
};

export const button = (action: string, words: string, kind = ''): string =>
  `<button name="action" value="${action}" class="${kind}">${words}</button>`;

/** Returns the body of the page with the fault switch. */
export const faultChoice = (heading: string, mode: string, modes: readonly string[]): string =>
  `<h1>${heading}: ${mode}</h1><form method="post" action="/faults">${modes
    .map((one) => `<button name="mode" value="${one}">${one}</button>`)
    .join('')}</form>`;

import type { ServerResponse } from 'node:http';

/** Shows the page on which a developer chooses an account. */
export function sendPage(response: ServerResponse, asked: URLSearchParams): void {
  const hidden = [...asked]
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('');
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  }).end(`<!doctype html><html lang="en"><title>Local game platform</title>
<meta name="viewport" content="width=device-width">
<body style="font:16px/1.5 sans-serif;max-width:26em;margin:3em auto;padding:0 1em">
<h1 style="font-size:1.4em">Local game platform</h1>
<p>Plays the game platform for development: sign in as any account.</p>
<form action="/openid/choose" method="get">${hidden}
<p><label>Account (17 digits)<br>
<input name="account" value="76561198000000001" pattern="\\d{17}" required style="font:inherit;width:100%"></label></p>
<p><button style="font:inherit">Sign in</button></p></form></body></html>`);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

// A reverse proxy in a process of its own: `node proxy-process.ts PORT`, the port of the shop behind it. Adds the address of
// whoever asks to the header that proxies say it with, as they commonly do. Says where it is, serves until it is killed.
import { createServer, request } from 'node:http';

const [behind = ''] = process.argv.slice(2);

const server = createServer((asked, answer) => {
  const said = asked.headers['x-forwarded-for'];
  const peer = asked.socket.remoteAddress ?? '';
  const headers = {
    ...asked.headers,
    'x-forwarded-for': said === undefined ? peer : `${String(said)}, ${peer}`,
  };
  const passed = request(
    { host: '127.0.0.1', port: Number(behind), method: asked.method, path: asked.url, headers },
    (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    },
  );
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
});
server.listen({ host: '127.0.0.1', port: 0 }, () => {
  const address = server.address();
  console.log(
    `address http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
  );
});

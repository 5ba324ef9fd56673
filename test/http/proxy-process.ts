// A reverse proxy in its own process: `node proxy-process.ts PORT`, with the port of the shop behind it. It appends
// the caller's address to the proxies' usual header. It prints its own address and serves until it is killed.
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

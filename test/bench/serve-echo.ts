// The baseline of the load generator: unchanged fastify with one route that answers JSON of a given size.
import fastify from 'fastify';

const answer: unknown = JSON.parse(process.argv[2] ?? '{}');
const app = fastify();
app.post('/api/box/open', () => answer);
console.log(JSON.stringify({ address: await app.listen({ host: '127.0.0.1', port: 0 }) }));
process.once('SIGTERM', () => void app.close());

// A shop with so many skins in its store: `node serve-store-shop.ts FOLDER SKINS`.
import { serve } from '@skins/api';
import { register } from '../register.ts';
import { skinAt } from './store-catalogue.ts';

const [folder = '', skins = ''] = process.argv.slice(2);

const serving = await serve({ folder, host: '127.0.0.1', port: 0, environment: process.env });
const { game, desks } = serving.service;
const { sessions } = desks.accounts;
// Laid before the shop as its catalogue in force: bringing a million skins in by import takes far longer than all that is measured.
const listed = game
  .catalogue()
  .skins.clear()
  .merge(Array.from({ length: Number(skins) }, (_, n) => [`skin-${n}`, skinAt(n)] as const));
const catalogue = { ...game.catalogue(), skins: listed };
Object.assign(game, { catalogue: () => catalogue });
const playerId = 'bench0000000';
await register(game, playerId);
console.log(JSON.stringify({ address: serving.address, token: sessions.begin('player', playerId) }));
process.once('SIGTERM', () => void serving.close());

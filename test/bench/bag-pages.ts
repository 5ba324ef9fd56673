import { createMemoryStore } from '@skins/api/foundation/store';
import { bagPage } from '../../api/src/slices/bag/bag-page.ts';
import { itemRecord } from '../../api/src/slices/bag/item-record.ts';
import { nextOf } from '../../api/src/foundation/lists/index.ts';
import { register } from '../register.ts';
import { benchGame, benchPlayer, open } from './bench-game.ts';
import { type Bench, type Figure, interleaved, processorMs } from './figure.ts';

const MANY = 100_000;
const FEW = 100;
const OPENS = 10;
const ROUNDS = 9;
const PAGES = 200;
const TIMES = 20_000;
/** As deep as a record of so many items goes, ten to a page. */
const DEEP = MANY / 10;

/** The first page of a bag of 100,000 items against that of one of 100, just after the bag changed; the record's last page against its second. */
export const bagPages: Bench = async (progress) => {
  const game = await benchGame(createMemoryStore());
  const many = benchPlayer(0);
  // One for each round, so that these stay few while they are measured.
  const few = Array.from({ length: ROUNDS + 1 }, (_, n) => benchPlayer(n + 1));
  progress(`filling a bag with ${MANY} items`);
  let commands = 0;
  const fill = async (playerId: string, items: number) => {
    await register(game, playerId);
    for (let n = 0; n < items; n += OPENS) await open(game, playerId, `open-${(commands += 1)}`, OPENS);
  };
  await fill(many, MANY);
  for (const playerId of few) await fill(playerId, FEW);

  /** Processor time of a first page in µs, each of a bag into which one more item has just come. */
  const firstPage = async (playerId: string): Promise<number> => {
    let spent = 0;
    for (let n = 0; n < PAGES; n += 1) {
      await open(game, playerId, `open-${(commands += 1)}`, 1);
      const begin = processorMs();
      await bagPage(game, playerId, {}, 'EN');
      spent += processorMs() - begin;
    }
    return (spent * 1_000) / PAGES;
  };
  let round = 0;
  const next = () => firstPage(few[round++] ?? many);
  await firstPage(many);
  await next();
  const first = await interleaved(ROUNDS, () => firstPage(many), next);
  return [
    {
      name: 'the first page of a bag of 100,000 items, into which one has just come',
      value: first.subject,
      unit: 'µs',
      baseline: { name: 'of 100 to 300', value: first.baseline },
      measure: first.subject / first.baseline,
      target: { atMost: 1.5 },
    },
    await deepFigure((await game.readPlayer(many)).bag),
  ];
};

/** A page as deep in the record of all items as it goes, by cursor. */
async function deepFigure(bag: Parameters<typeof itemRecord>[0]): Promise<Figure> {
  const size = 10;
  const second = nextOf(itemRecord(bag, { size })) ?? '';
  let after = second;
  for (let page = 2; page < DEEP; page += 1) after = nextOf(itemRecord(bag, { size, after })) ?? after;
  const time = (asked: Parameters<typeof itemRecord>[1]) => () => {
    const begin = processorMs();
    for (let n = 0; n < TIMES; n += 1) itemRecord(bag, asked);
    return ((processorMs() - begin) * 1_000) / TIMES;
  };
  const { subject, baseline } = await interleaved(
    ROUNDS,
    time({ size, after }),
    time({ size, after: second }),
  );
  return {
    name: 'page 10,000 of the record of all items, by cursor',
    value: subject,
    unit: 'µs',
    baseline: { name: 'page 2', value: baseline },
    measure: subject / baseline,
    target: { atMost: 1.5 },
  };
}

import type { Handlers } from '../../foundation/http/handlers.ts';
import { FileAnswer } from '../../foundation/contract/file-answer.ts';
import { whyIn } from '../adjustments/reasons.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import { ledgerOf } from './ledger.ts';
import { PostingRecord } from './posting-record.ts';

export const calls = ({ progress, readModels, reasons }: Shop) => {
  const record = new PostingRecord(readModels);
  const ledger = ledgerOf(readModels);
  const naming = (language: Language) => (kind: string) => {
    const words = reasons.get(kind);
    return words === undefined ? kind : inLanguage(words, language);
  };
  return {
    assetsRecord: async ({ query, playerId, language, after }) => {
      await progress.settle(after);
      const nameOf = naming(language);
      return {
        ...record.page(playerId, query, nameOf),
        kinds: [...reasons.keys()].map((kind) => ({ kind, name: nameOf(kind) })),
      };
    },

    assetsRecordCsv: async ({ query, playerId, language, after }) => {
      await progress.settle(after);
      return new FileAnswer(
        'gems.csv',
        'text/csv; charset=utf-8',
        record.csv(playerId, query, naming(language)),
      );
    },

    ledger: async ({ language, after }) => {
      await progress.settle(after);
      return ledger({ nameOf: naming(language), whyOf: (reason) => whyIn(reason, language) ?? reason });
    },
  } satisfies Handlers<typeof contract>;
};

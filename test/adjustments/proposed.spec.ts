import { MasterSecret } from '@skins/api/foundation/secrets';
import { expect, it } from 'vitest';
import { ProposedAdjustments, adjustmentProposal } from '../../api/src/slices/adjustments/proposed.ts';
import { overBoth } from '../tables/databases.ts';

const SECRET = new MasterSecret('0b'.repeat(32));
const credit = (proposalId: string, playerId: string, created: number) =>
  ({
    proposalId,
    playerId,
    created,
    way: 'credit',
    amount: 10_000,
    reason: 'goodwill',
    author: 'ada',
  }) as const;

overBoth('proposed adjustments', [adjustmentProposal], ({ tables, stored }) => {
  it('are found sealed, the newest first, until they are removed', async () => {
    const proposed = new ProposedAdjustments(tables(), SECRET);
    await proposed.add(credit('b', 'anna0000', 1));
    await proposed.add(credit('a', 'anna0000', 1));
    await proposed.add(credit('c', 'ben00000', 2));
    // A repeated request is one proposal.
    await proposed.add(credit('a', 'anna0000', 3));

    expect((await proposed.newest()).map(({ proposalId }) => proposalId)).toEqual(['c', 'a', 'b']);
    expect((await proposed.newest('anna0000')).map(({ proposalId }) => proposalId)).toEqual(['a', 'b']);
    expect(await new ProposedAdjustments(tables(), SECRET).find('a')).toEqual(credit('a', 'anna0000', 1));
    expect(JSON.stringify(await stored('adjustment_proposal'))).not.toContain('goodwill');
    expect((await proposed.those(['b', 'none', 'c'])).map(({ proposalId }) => proposalId)).toEqual([
      'b',
      'c',
    ]);
    await proposed.remove('a');
    expect(await proposed.find('a')).toBeUndefined();
  });
});

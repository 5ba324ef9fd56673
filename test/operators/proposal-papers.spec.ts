import { MasterSecret } from '@skins/api/foundation/secrets';
import { expect, it } from 'vitest';
import {
  type ProposalPaper,
  ProposalPapers,
  operatorProposal,
} from '../../api/src/slices/operators/proposal-papers.ts';
import { overBoth } from '../tables/databases.ts';

const SECRET = new MasterSecret('0b'.repeat(32));
const paper = (proposalId: string, created: number, name = 'Grace'): ProposalPaper => ({
  proposalId,
  created,
  name,
  author: '0a'.repeat(8),
  change: { kind: 'role', operatorId: '0b'.repeat(8), role: 'auditor' },
  invitation: '',
  before: 'support',
});

overBoth('proposal documents', [operatorProposal], ({ tables, stored }) => {
  it('are found sealed, the oldest first, until they are removed', async () => {
    const papers = new ProposalPapers(tables(), SECRET);
    await papers.add(paper('b', 2));
    await papers.add(paper('a', 2));
    await papers.add(paper('c', 1));

    const found = await new ProposalPapers(tables(), SECRET).all();
    expect(found).toEqual([paper('c', 1), paper('a', 2), paper('b', 2)]);
    expect(JSON.stringify(await stored('operator_proposal'))).not.toContain('Grace');
    await papers.remove('a');
    expect(await papers.find('a')).toBeUndefined();
  });

  it('stay as they are when a change is made again', async () => {
    const papers = new ProposalPapers(tables(), SECRET);
    await papers.add(paper('a', 1));
    await papers.add(paper('a', 1, 'Eve'));

    expect(await papers.find('a')).toEqual(paper('a', 1));
  });
});

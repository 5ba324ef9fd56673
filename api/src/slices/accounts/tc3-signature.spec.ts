import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { tc3Authorization, tc3Canonical } from './tc3-signature.ts';

// The example of the documentation, "Signature v3": a request to Cloud Virtual Machine.
const REQUEST = {
  host: 'cvm.tencentcloudapi.com',
  service: 'cvm',
  action: 'DescribeInstances',
  timestamp: 1_551_113_065,
  body: String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`,
};

describe('TC3-HMAC-SHA256', () => {
  it('builds the documented canonical request', () => {
    expect(hash('sha256', tc3Canonical(REQUEST), 'hex')).toBe(
      '7019a55be8395899b900fb5564e4200d984910f34794a27cb3fb7d10ff6a1e84',
    );
  });

  it('signs like another implementation', () => {
    const credentials = { secretId: 'AKIDEXAMPLE', secretKey: 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE' };
    expect(tc3Authorization(REQUEST, credentials)).toBe(
      'TC3-HMAC-SHA256 Credential=AKIDEXAMPLE/2019-02-25/cvm/tc3_request, ' +
        'SignedHeaders=content-type;host;x-tc-action, ' +
        'Signature=644be983de9a8a3f00db8eadaba61467c3b429e2215758ba897b738ca469fd26',
    );
  });
});

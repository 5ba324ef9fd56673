export const WHY = {
  'may-not': 'may-not',
  'no-withdrawal': 'withdrawal-unknown',
  'not-waiting': 'withdrawal-not-waiting',
  'withdrawal-over': 'withdrawal-over',
} as const;

export const paths = {
  season: '/newyear2025',
  record: '/user/newyear/record',
} as const;

declare const styles: {
  readonly 'bar': string;
  readonly 'day': string;
  readonly 'drawn': string;
  readonly 'meter': string;
  readonly 'mile': string;
  readonly 'month': string;
  readonly 'prize': string;
  readonly 'reward': string;
  readonly 'rules': string;
  readonly 'state': string;
  readonly 'waiting': string;
  readonly 'week': string;
};
export default styles;

declare const styles: {
  readonly 'bar': string;
  readonly 'count': string;
  readonly 'free': string;
  readonly 'label': string;
  readonly 'pay': string;
  readonly 'segment': string;
  readonly 'wishes': string;
};
export default styles;

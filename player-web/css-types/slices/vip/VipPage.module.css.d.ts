declare const styles: {
  readonly 'facts': string;
  readonly 'level': string;
  readonly 'paused': string;
  readonly 'portrait': string;
  readonly 'rows': string;
  readonly 'rules': string;
  readonly 'standing': string;
  readonly 'waiting': string;
  readonly 'way': string;
};
export default styles;

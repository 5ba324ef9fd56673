declare const styles: {
  readonly 'item': string;
  readonly 'items': string;
  readonly 'stage': string;
  readonly 'step': string;
  readonly 'steps': string;
  readonly 'waiting': string;
};
export default styles;

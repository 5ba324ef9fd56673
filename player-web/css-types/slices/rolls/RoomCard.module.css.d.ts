declare const styles: {
  readonly 'act': string;
  readonly 'card': string;
  readonly 'link': string;
  readonly 'plate': string;
  readonly 'prizes': string;
};
export default styles;

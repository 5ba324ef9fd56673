declare const styles: {
  readonly 'body': string;
  readonly 'card': string;
  readonly 'check': string;
  readonly 'foot': string;
  readonly 'grid': string;
  readonly 'kind': string;
  readonly 'name': string;
  readonly 'plate': string;
  readonly 'ticket': string;
};
export default styles;

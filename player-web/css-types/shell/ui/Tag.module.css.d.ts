declare const styles: {
  readonly 'accent': string;
  readonly 'danger': string;
  readonly 'info': string;
  readonly 'ok': string;
  readonly 'tag': string;
  readonly 'warn': string;
};
export default styles;

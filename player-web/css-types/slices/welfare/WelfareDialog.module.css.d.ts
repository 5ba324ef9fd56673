declare const styles: {
  readonly 'choice': string;
  readonly 'coming': string;
  readonly 'enter': string;
  readonly 'parts': string;
  readonly 'tabs': string;
  readonly 'tick': string;
  readonly 'whole': string;
};
export default styles;

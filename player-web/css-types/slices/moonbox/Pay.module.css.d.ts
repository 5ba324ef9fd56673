declare const styles: {
  readonly 'act': string;
  readonly 'moved': string;
  readonly 'pay': string;
  readonly 'run': string;
};
export default styles;

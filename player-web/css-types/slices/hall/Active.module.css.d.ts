declare const styles: {
  readonly 'both': string;
  readonly 'head': string;
  readonly 'left': string;
  readonly 'rules': string;
  readonly 'waiting': string;
};
export default styles;

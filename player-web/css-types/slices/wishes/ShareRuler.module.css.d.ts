declare const styles: {
  readonly 'left': string;
  readonly 'mine': string;
  readonly 'more': string;
  readonly 'others': string;
  readonly 'shares': string;
};
export default styles;

declare const styles: {
  readonly 'carousel': string;
  readonly 'dots': string;
  readonly 'slide': string;
  readonly 'strip': string;
};
export default styles;

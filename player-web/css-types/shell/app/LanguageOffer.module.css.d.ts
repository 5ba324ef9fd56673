declare const styles: {
  readonly 'offer': string;
};
export default styles;

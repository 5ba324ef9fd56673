declare const styles: {
  readonly 'ticket': string;
  readonly 'tint': string;
};
export default styles;

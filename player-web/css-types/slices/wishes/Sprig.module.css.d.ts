declare const styles: {
  readonly 'mine': string;
  readonly 'off': string;
  readonly 'on': string;
  readonly 'sprig': string;
  readonly 'wood': string;
};
export default styles;

declare const styles: {
  readonly 'brings': string;
  readonly 'button': string;
  readonly 'danger': string;
  readonly 'icon': string;
  readonly 'lg': string;
  readonly 'line': string;
  readonly 'play': string;
  readonly 'quiet': string;
  readonly 'sm': string;
  readonly 'solid': string;
  readonly 'turn': string;
  readonly 'wide': string;
};
export default styles;

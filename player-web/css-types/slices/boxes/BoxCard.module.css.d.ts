declare const styles: {
  readonly 'back': string;
  readonly 'box': string;
  readonly 'case': string;
  readonly 'gift': string;
  readonly 'item': string;
  readonly 'meta': string;
  readonly 'name': string;
  readonly 'no': string;
  readonly 'ruler': string;
};
export default styles;

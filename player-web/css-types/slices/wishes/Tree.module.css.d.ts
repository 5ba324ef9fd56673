declare const styles: {
  readonly 'bough': string;
  readonly 'bud': string;
  readonly 'high': string;
  readonly 'key': string;
  readonly 'keyBud': string;
  readonly 'keyLeaf': string;
  readonly 'low': string;
  readonly 'mid': string;
  readonly 'mine': string;
  readonly 'shade': string;
  readonly 'sway': string;
  readonly 'thread': string;
  readonly 'tree': string;
};
export default styles;

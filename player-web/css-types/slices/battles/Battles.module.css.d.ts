declare const styles: {
  readonly 'boxes': string;
  readonly 'example': string;
  readonly 'free': string;
  readonly 'moreBoxes': string;
  readonly 'pay': string;
  readonly 'points': string;
  readonly 'ruleName': string;
  readonly 'ruleText': string;
  readonly 'sits': string;
  readonly 'vs': string;
};
export default styles;

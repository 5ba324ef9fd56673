declare const styles: {
  readonly 'flag': string;
  readonly 'head': string;
  readonly 'holds': string;
  readonly 'join': string;
  readonly 'left': string;
  readonly 'numbers': string;
  readonly 'own': string;
  readonly 'people': string;
  readonly 'person': string;
  readonly 'plate': string;
  readonly 'prize': string;
  readonly 'stage': string;
  readonly 'top': string;
  readonly 'waiting': string;
  readonly 'winner': string;
  readonly 'won': string;
};
export default styles;

declare const styles: {
  readonly 'art': string;
  readonly 'body': string;
  readonly 'closed': string;
  readonly 'deck': string;
  readonly 'decks': string;
  readonly 'done': string;
  readonly 'figures': string;
  readonly 'flag': string;
  readonly 'foot': string;
  readonly 'head': string;
  readonly 'link': string;
  readonly 'plate': string;
  readonly 'rate': string;
  readonly 'small': string;
  readonly 'stage': string;
  readonly 'waiting': string;
};
export default styles;

declare const styles: {
  readonly 'holds': string;
  readonly 'kind': string;
  readonly 'plate': string;
  readonly 'prize': string;
  readonly 'ticket': string;
  readonly 'zoomBar': string;
  readonly 'zoomNeedle': string;
  readonly 'zoomTicks': string;
};
export default styles;

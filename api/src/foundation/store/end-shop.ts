/** Ends the process: a shop that cannot write must not keep answering, and is restarted. */
export const endShop = (reason: Error): void =>
  process.nextTick(() => {
    throw reason;
  });

/** A shop that cannot write must not go on answering: it ends here, and is started again. */
export const endShop = (reason: Error): void =>
  process.nextTick(() => {
    throw reason;
  });

/** Vitest's reporter that names at the end of a run each test that failed and was run again, and says why: none passes by chance unseen. */
export default class RetriedReporter {
  onTestRunEnd(modules) {
    const retried = modules
      .flatMap(({ children }) => [...children.allTests()])
      .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0);
    if (retried.length === 0) return;
    console.log(`\nFailed, and run again: ${retried.length}`);
    for (const test of retried) console.log(described(test));
  }
}

function described(test) {
  const [{ message = 'no reason' } = {}] = test.attempts()[0]?.errors ?? [];
  const [why] = message.split('\n');
  return `  ${test.module.relativeModuleId} › ${test.fullName} (${test.result().state} then): ${why}`;
}

/** Maximum length of the value that a test found, in characters. */
const FOUND_MAX = 500;

/** Vitest reporter that lists each retried test and its first error at the end of a run, so that no flaky test goes unnoticed. */
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
  const [{ message = 'no reason', actual } = {}] = test.attempts()[0]?.errors ?? [];
  const [why] = message.split('\n');
  const found = typeof actual === 'string' ? `: ${actual.replaceAll(/\s+/g, ' ').slice(0, FOUND_MAX)}` : '';
  return `  ${test.module.relativeModuleId} › ${test.fullName} (${test.result().state} then): ${why}${found}`;
}

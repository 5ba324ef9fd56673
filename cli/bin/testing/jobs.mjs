/**
 * Result of a job: how many parts passed and failed, and its output about the failures.
 * @typedef {{ passed: number, failed: number, output?: string }} Ended
 */

/**
 * Runs jobs in parallel, started in order, at most `lanes` at once. Prints each job's output as one block when it ends.
 * @param {readonly { name: string, run: () => Promise<Ended> }[]} jobs
 * @param {number} lanes
 * @param {(text: string) => void} say
 * @returns {Promise<Ended>} the sum of all results
 */
export async function runJobs(jobs, lanes, say = console.log) {
  const waiting = [...jobs];
  const total = { passed: 0, failed: 0 };
  async function lane() {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await perform(job);
  }
  async function perform({ name, run }) {
    const start = Date.now();
    const { passed, failed, output = '' } = await run();
    total.passed += passed;
    total.failed += failed;
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    say(failed === 0 ? `${name}: ${seconds} s` : `${output}✗ ${name}: ${seconds} s`);
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return total;
}

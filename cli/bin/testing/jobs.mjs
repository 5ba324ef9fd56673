/**
 * How a job ended: how much passed and failed in it, and what it said of what failed.
 * @typedef {{ passed: number, failed: number, output?: string }} Ended
 */

/**
 * Runs jobs side by side, in their order, at most so many at once. What one says comes in one piece, when it has ended.
 * @param {readonly { name: string, run: () => Promise<Ended> }[]} jobs
 * @param {number} lanes
 * @param {(text: string) => void} say
 * @returns {Promise<Ended>} all of them together
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

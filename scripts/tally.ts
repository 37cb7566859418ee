/** How many tests passed and failed. */
export type Tally = { passed: number; failed: number };

export const sumOf = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
});

/**
 * Counts what a runner reported. A test that did not pass has failed, skipped ones too; a runner that ends badly or leaves
 * no report has failed even where every test it ran has passed.
 *
 * @param code what the runner ended with
 */
export function tallyOf(code: number, report: { total: number; passed: number } | undefined): Tally {
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.total - report.passed;
  const isUnsaid = failed === 0 && (code !== 0 || report.total === 0);
  return { passed: report.passed, failed: isUnsaid ? 1 : failed };
}

const bytesOfOne = 1024;

/** Bytes as whole kilobytes of 1,024, never fewer than there are. */
export const kilobytes = (bytes: number): number => Math.ceil(bytes / bytesOfOne);

/**
 * Parts in whole kilobytes that together are those of their sum: what is left over goes to the parts that were cut most.
 *
 * @param parts bytes
 */
export function kilobytesOfParts<Name extends string>(parts: Readonly<Record<Name, number>>): Record<Name, number> {
  const exact = (Object.entries(parts) as [Name, number][]).map(([name, bytes]) => ({ name, size: bytes / bytesOfOne }));
  const whole = kilobytes(exact.reduce((sum, { size }) => sum + size * bytesOfOne, 0));
  const left = whole - exact.reduce((sum, { size }) => sum + Math.floor(size), 0);
  const byLoss = exact.toSorted((one, other) => (other.size % 1) - (one.size % 1));
  const raised = new Set(byLoss.slice(0, left).map(({ name }) => name));
  return Object.fromEntries(exact.map(({ name, size }) => [name, Math.floor(size) + (raised.has(name) ? 1 : 0)])) as Record<
    Name,
    number
  >;
}

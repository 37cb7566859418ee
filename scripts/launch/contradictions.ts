import type { ContentValue } from '../content-values.ts';

/**
 * Figures of agency.yaml that say another number than the suppliers do: pages print both. A new supplier asks for a look at them.
 */
export function contradictions(values: readonly ContentValue[]): string[] {
  const suppliers = Object.values(Object.groupBy(values, ({ file }) => file))
    .filter((entry) => entry !== undefined)
    .filter(([first]) => first?.file.startsWith('content/suppliers/'));
  const withNdc = suppliers.filter((entry) => entry.some(({ field, value }) => field.startsWith('channels.') && value === 'ndc'));
  const hotels = suppliers.filter((entry) => entry.some(({ field, value }) => field === 'kind' && value === 'hotel'));
  // A network counts by its members.
  const named = hotels.reduce(
    (sum, entry) => sum + Math.max(1, entry.filter(({ field }) => /^partners\.\d+\.name$/.test(field)).length),
    0,
  );
  const figure = (name: string) => Number(values.find(({ field }) => field === `figures.${name}.value`)?.value);
  const say = (name: string, counted: string) =>
    `content/agency.yaml: figures.${name}: says ${figure(name)}, content/suppliers ${counted}.`;
  return [
    ...(figure('ndcProviders') === withNdc.length ? [] : [say('ndcProviders', `has ${withNdc.length} with NDC`)]),
    ...(figure('hotelProviders') >= named ? [] : [say('hotelProviders', `names ${named}`)]),
  ];
}

import { type ContentValue, contentValues } from '../content-values.ts';

/** Who may have a logo: entries with a file of their own, and names in lists. */
const entries = /^content\/(?<kind>suppliers|certificates)\//;
const names = /^(?<owner>(partners|accreditations)\.\d+)\.name$/;

/** Suppliers, certificates, partners and accreditations whose logo is still to come: file, field, name. */
export function missingLogos(values: readonly ContentValue[] = contentValues()): string[] {
  const has = (file: string, field: string) => values.some((value) => value.file === file && value.field === field);
  return values.flatMap(({ file, field, value }) => {
    const kind = entries.exec(file)?.groups?.kind;
    const isEntry = (kind === 'suppliers' && field === 'name.ro') || (kind === 'certificates' && field === 'issuer');
    const owner = names.exec(field)?.groups?.owner;
    const logo = isEntry ? 'logo' : owner && `${owner}.logo`;
    return logo && !has(file, logo) ? [`${file}: ${logo}: ${value}`] : [];
  });
}

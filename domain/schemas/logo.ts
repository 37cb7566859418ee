import { z } from 'zod';

/** The file of somebody else's logo. Until there is one, the name set in type stands in. */
export const logoSchema = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*\.(svg|png|webp)$/,
    'numele fișierului are litere mici și liniuțe și se termină în .svg, .png sau .webp',
  )
  .describe('The logo’s file in content/logos, for example „qatar-airways.svg”. Without it the name stands in.');

/** Who is shown by name, or by a logo with that name. */
export const namedSchema = z.strictObject({ name: z.string().min(1), logo: logoSchema.optional() });
export type Named = z.infer<typeof namedSchema>;

/** Every logo that an entry names, wherever in it, with its field: `partners.2.logo`. */
export function logosIn(data: unknown, field = ''): { field: string; file: string }[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const path = field ? `${field}.${key}` : key;
    return key === 'logo' && typeof value === 'string' ? [{ field: path, file: value }] : logosIn(value, path);
  });
}

import { z } from 'zod';
import { isoDay } from './iso-day.ts';
import { langSchema } from './lang.ts';

const page = z.strictObject({
  image: z
    .string()
    .regex(/^\/.+\.(avif|webp|png|jpe?g)$/, 'scanarea este un fișier din public/, de exemplu /presa/lansare-1.webp')
    .optional()
    .describe('Scanarea paginii. Fără ea se arată o foaie desenată și se oferă o copie la cerere.'),
  alt: z.string().min(10).max(140).describe('Ce se vede pe pagină, într-o propoziție.'),
});

/** A press release: two scanned pages, and its text in Markdown. The file's name is the end of its address. */
export const pressReleaseSchema = z
  .strictObject({
    title: z.string().min(5).max(90).describe('Titlul, fără „Comunicat de presă”.'),
    description: z.string().min(50).max(160).describe('O propoziție pentru motoarele de căutare.'),
    date: isoDay.describe('Ziua publicării, AAAA-LL-ZZ.'),
    lang: langSchema,
    project: z
      .boolean()
      .default(false)
      .describe('„true” dacă se știe că privește proiectul de pe /create: atunci își trimit unul altuia.'),
    pages: z.array(page).length(2).describe('Cele două pagini ale comunicatului.'),
    standIn: z.boolean().default(false).describe('„true” până când agenția adaugă scanările; launch-check le numără.'),
  })
  .refine(({ pages, standIn }) => standIn || pages.every(({ image }) => image), {
    error: 'fiecare pagină are nevoie de scanarea ei (image), sau comunicatul rămâne marcat standIn: true',
    path: ['pages'],
  });

export type PressRelease = z.infer<typeof pressReleaseSchema>;

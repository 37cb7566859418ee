import { getCollection } from 'astro:content';
import { textPdf } from '#site/documents/text-pdf.tsx';
import type { OfferEntry } from '#site/loaders/offers.ts';
import { formPaper } from '#site/loaders/standard-form.ts';

export async function getStaticPaths() {
  return (await getCollection('newYear')).map((entry) => ({ params: { id: entry.id }, props: { entry } }));
}

export const GET = async ({ props }: { props: { entry: OfferEntry } }) =>
  new Response(await textPdf(await formPaper(props.entry)), { headers: { 'content-type': 'application/pdf' } });

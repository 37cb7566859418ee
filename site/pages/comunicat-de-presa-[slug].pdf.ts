import { type CollectionEntry, getCollection } from 'astro:content';
import { textPdf } from '#site/documents/text-pdf.tsx';
import { releasePaper } from '#site/loaders/long-texts.ts';

export async function getStaticPaths() {
  return (await getCollection('press')).map((entry) => ({ params: { slug: entry.id }, props: { entry } }));
}

export const GET = async ({ props }: { props: { entry: CollectionEntry<'press'> } }) =>
  new Response(await textPdf(await releasePaper(props.entry)), { headers: { 'content-type': 'application/pdf' } });

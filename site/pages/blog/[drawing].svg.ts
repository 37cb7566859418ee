import { mapDrawings } from '#site/loaders/world.ts';

export async function getStaticPaths() {
  return [...(await mapDrawings())].map(([address, svg]) => ({
    params: { drawing: address.slice(address.lastIndexOf('/') + 1, -'.svg'.length) },
    props: { svg },
  }));
}

export const GET = ({ props }: { props: { svg: string } }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } });

import { countryGrounds } from '#site/loaders/world.ts';

export async function getStaticPaths() {
  return (await countryGrounds()).map(({ key, svg }) => ({ params: { continent: key }, props: { svg } }));
}

export const GET = ({ props }: { props: { svg: string } }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } });

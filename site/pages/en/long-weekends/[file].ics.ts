import { calendarFiles } from '#site/loaders/long-weekend-calendars.ts';

export async function getStaticPaths() {
  return (await calendarFiles('en')).map(({ file, text }) => ({ params: { file }, props: { text } }));
}

export const GET = ({ props }: { props: { text: string } }) =>
  new Response(props.text, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });

import { sampleTicket } from '#site/documents/sample-ticket.tsx';

export const GET = async () => new Response(await sampleTicket(), { headers: { 'content-type': 'application/pdf' } });

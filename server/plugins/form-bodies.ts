/**
 * Bodies of forms. Both kinds are read whole before they are taken apart, so that the limit of the route holds for
 * either; a file in a form is left out. The first value of a name counts.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A body that is not what its content type says. */
class MalformedFormError extends Error {
  override name = 'MalformedFormError';
  readonly statusCode = 400;
  readonly code = 'MALFORMED_FORM';
}

export function acceptForms(app: FastifyInstance): void {
  // Nothing of ours is sent as plain text; without a parser it is refused as what it is.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => firstValues(new URLSearchParams(body)),
  );
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    try {
      return firstValues(await new Response(new Uint8Array(body), { headers }).formData());
    } catch (error) {
      throw new MalformedFormError('The form cannot be read: it is cut short or its boundary is wrong.', { cause: error });
    }
  });
}

function firstValues(entries: Iterable<[string, FormDataEntryValue]>): Record<string, string> {
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of entries) if (typeof value === 'string' && !(name in values)) values[name] = value;
  return values;
}

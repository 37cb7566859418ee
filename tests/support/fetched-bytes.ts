import type { Page, Request } from '@playwright/test';

/** Bytes of the answers' bodies, as they came over the line, that a first visit fetches until the line is quiet; pictures of lists left out. */
export async function fetchedBytes(page: Page, path: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  const count = (request: Request) => {
    if (!/\/thumbs\/|\/art\//.test(request.url())) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  };
  page.on('requestfinished', count);
  await page.goto(path, { waitUntil: 'networkidle' });
  page.off('requestfinished', count);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

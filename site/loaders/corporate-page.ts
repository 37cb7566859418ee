import { hrefOf } from '#domain/rules/addresses.ts';
import { contactHref } from '#domain/rules/contact-href.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { filledCopy } from './filled-copy.ts';
import { flipPage } from './flip-page.ts';

/** Everything /corporate shows, in one language. */
export async function corporatePage(lang: Lang) {
  const { copy: tools } = await filledCopy('companyTools', 'company-tools', lang);
  return { copy: await flipPage('corporate', lang, '21:9'), tools, contactHref: contactHref(lang, hrefOf('corporate', lang)) };
}

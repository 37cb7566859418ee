import { printPair } from '#art/artwork.ts';
import { contactHref } from '#domain/rules/contact-href.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { prints } from '#site/sections/flip/prints.ts';
import { filledCopy } from './filled-copy.ts';

/** Everything /corporate shows, in one language. */
export async function corporatePage(lang: Lang) {
  const [page, twin] = lang === 'en' ? ['/corporate', '/ro/corporate'] : ['/ro/corporate', '/corporate'];
  const { copy } = await filledCopy('flipPage', 'corporate', lang);
  const { copy: tools } = await filledCopy('companyTools', 'company-tools', lang);
  return {
    copy,
    tools,
    twin,
    contactHref: contactHref(lang, page),
    picture: prints(copy.picture, '21:9'),
    otherPicture: printPair({ scene: 'atoll', crop: '3:2' }),
  };
}

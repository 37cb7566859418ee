import { printPair } from '#art/artwork.ts';
import { hrefOf } from '#domain/rules/addresses.ts';
import { contactHref } from '#domain/rules/contact-href.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { prints } from '#site/sections/flip/prints.ts';
import { filledCopy } from './filled-copy.ts';

/** Everything /corporate shows, in one language. */
export async function corporatePage(lang: Lang) {
  const { copy } = await filledCopy('flipPage', 'corporate', lang);
  const { copy: tools } = await filledCopy('companyTools', 'company-tools', lang);
  return {
    copy,
    tools,
    contactHref: contactHref(lang, hrefOf('corporate', lang)),
    picture: prints(copy.picture, '21:9'),
    otherPicture: printPair({ scene: 'atoll', crop: '3:2' }),
  };
}

import type { Agency } from '#domain/schemas/agency.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { Icon } from '#site/ui/Icon.tsx';
import { shellWords } from './words.ts';

const names = { facebook: 'Facebook', instagram: 'Instagram', whatsapp: 'WhatsApp' } as const;

type SocialLinksProps = { social: Agency['social']; show: (keyof typeof names)[]; lang: Lang };

/** The agency's accounts elsewhere, each named and opening its own tab. */
export function SocialLinks({ social, show, lang }: SocialLinksProps) {
  return show.map((name) => (
    <a key={name} href={social[name]} target="_blank" rel="noopener" aria-label={`${names[name]} (${shellWords[lang].newTab})`}>
      <Icon name={name} />
    </a>
  ));
}

import { Marked } from 'marked';
import { newTab } from './new-tab.ts';

type ProseProps = {
  lang: 'ro' | 'en';
  /** One line of Markdown: emphasis and links. */
  text: string;
  as: 'p' | 'li';
};

/** A paragraph or list item whose inline Markdown comes from the agency's own content files. Other people's sites open in a new tab. */
export function Prose({ lang, text, as: Tag }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from content/, never from a visitor
  return <Tag dangerouslySetInnerHTML={{ __html: renderers[lang].parseInline(text, { async: false }) }} />;
}

function renderer(lang: 'ro' | 'en'): Marked {
  return new Marked({
    renderer: {
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        if (!href.startsWith('http')) return `<a href="${href}">${words}</a>`;
        return `<a href="${href}" target="_blank" rel="noopener">${words}<span class="sr"> (${newTab[lang]})</span></a>`;
      },
    },
  });
}

const renderers = { ro: renderer('ro'), en: renderer('en') };

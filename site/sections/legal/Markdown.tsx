import { Marked, type Tokens } from 'marked';
import type { Lang } from '#domain/schemas/lang.ts';
import { longTextWords } from './long-text-words.ts';
import styles from './Markdown.module.css';

type MarkdownProps = {
  lang: Lang;
  /** Blocks of Markdown from the agency's own content files. */
  text: string;
};

/** Running text: paragraphs, lists, two-column tables. Other people's sites open in a new tab and say so. */
export function Markdown({ lang, text }: MarkdownProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from content/, never from a visitor
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: renderers[lang].parse(text, { async: false }) }} />;
}

/** At the end of a row's name: `{with=google-maps}`, the third party it is about. Only a server set up for them shows it. */
const aboutParty = /\{with=([\w-]+)\}$/;

function renderer(lang: Lang): Marked {
  return new Marked({
    renderer: {
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        if (!href.startsWith('http')) return `<a href="${href}">${words}</a>`;
        return `<a href="${href}" target="_blank" rel="noopener">${words}<span class="sr"> (${longTextWords[lang].newTab})</span></a>`;
      },
      table({ header, rows }) {
        const cell = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
        const head = header.map((title) => `<th scope="col">${cell(title)}</th>`).join('');
        const body = rows.map(([first, ...others]) => {
          const [name = '', party] = first ? cell(first).split(aboutParty) : [];
          const only = party ? ` data-only-with="${party}"` : '';
          return `<tr${only}><th scope="row">${name.trim()}</th>${others.map((other) => `<td>${cell(other)}</td>`).join('')}</tr>`;
        });
        return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
      },
    },
  });
}

const renderers = { ro: renderer('ro'), en: renderer('en') };

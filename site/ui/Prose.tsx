import { marked } from 'marked';

type ProseProps = {
  /** One line of Markdown: emphasis and links. */
  text: string;
  as: 'p' | 'li';
};

/** A paragraph or list item whose inline Markdown comes from the agency's own content files. */
export function Prose({ text, as: Tag }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from content/, never from a visitor
  return <Tag dangerouslySetInnerHTML={{ __html: marked.parseInline(text, { async: false }) }} />;
}

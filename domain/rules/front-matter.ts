/**
 * Cuts an entry's file into its front matter, as YAML, and the text below it. Nothing for a file that does not begin with one.
 *
 * @param source the whole file; lines may end as on Windows
 */
export function cutFrontMatter(source: string): { frontMatter: string; text: string } | undefined {
  const [whole, frontMatter = '', text = ''] = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n([\s\S]*))?$/.exec(source) ?? [];
  return whole === undefined ? undefined : { frontMatter, text };
}

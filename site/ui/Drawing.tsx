type DrawingProps = { /** SVG made by our own drawing code. */ svg: string; className: string | undefined };

/** A picture that stands in the page itself, so that it takes the page's colours. */
export function Drawing({ svg, className }: DrawingProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG comes from art/, never from a visitor
  return <div className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}

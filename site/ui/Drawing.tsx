type DrawingProps = {
  /** SVG made by our own drawing code. */
  svg: string;
  className: string | undefined;
  /** A telephone's first window ends above it: see `site/layouts/first-paint.js`. */
  below?: boolean;
};

/** A picture that stands in the page itself, so that it takes the page's colours. */
export function Drawing({ svg, className, below }: DrawingProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG comes from art/, never from a visitor
  return <div className={className} data-below={below} dangerouslySetInnerHTML={{ __html: svg }} />;
}

import type { Browser } from '@playwright/test';

type Grid = {
  /** Address of an empty page of the same origin as the pictures. */
  origin: string;
  /** Addresses of pictures; those of one box lie over each other. */
  sources: string[][];
  width: number;
  height: number;
  columns: number;
  /** Device pixels to a CSS pixel. */
  density: number;
  runs: number;
};

type TraceEvent = { name: string; ph: string; ts: number; dur?: number; pid: number; tid: number; args?: { name?: string } };

/**
 * Medians, in milliseconds, over fresh pages: `main` is the work of the main thread, `raster` that of decoding and
 * rasterising on all threads, `wall` the time from inserting the pictures to the frame that shows them.
 */
export async function workOf(browser: Browser, grid: Grid): Promise<{ main: number; raster: number; wall: number }> {
  const samples: { main: number; raster: number; wall: number }[] = [];
  for (let run = 0; run < grid.runs; run += 1) samples.push(await oneRun(browser, grid));
  const middle = (of: (sample: (typeof samples)[number]) => number) => {
    const sorted = samples.map(of).sort((a, b) => a - b);
    return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
  };
  return { main: middle(({ main }) => main), raster: middle(({ raster }) => raster), wall: middle(({ wall }) => wall) };
}

async function oneRun(browser: Browser, { origin, sources, width, height, columns, density }: Grid) {
  const rows = Math.ceil(sources.length / columns);
  const viewport = { width: width * columns, height: height * rows };
  const context = await browser.newContext({ viewport, deviceScaleFactor: density });
  const page = await context.newPage();
  await page.goto(origin);
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'cc'],
  });
  const wall = await page.evaluate(insert, { sources, width, height, columns });
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await context.close();
  return { ...workIn(trace.traceEvents), wall };
}

/** Runs in the page: puts the pictures in, waits until they are decoded and two frames have passed. */
async function insert({
  sources,
  width,
  height,
  columns,
}: Pick<Grid, 'sources' | 'width' | 'height' | 'columns'>): Promise<number> {
  const start = performance.now();
  document.body.style.margin = '0';
  const images: HTMLImageElement[] = [];
  for (const [index, box] of sources.entries())
    for (const source of box) {
      const image = new Image(width, height);
      const left = (index % columns) * width;
      const top = Math.floor(index / columns) * height;
      image.style.cssText = `position:absolute;left:${left}px;top:${top}px;object-fit:cover;object-position:50% 100%`;
      image.src = source;
      document.body.append(image);
      images.push(image);
    }
  await Promise.all(images.map((image) => image.decode()));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  return performance.now() - start;
}

/** Tasks of raster workers hold their own decoding, so that nothing is counted twice. */
function workIn(events: readonly TraceEvent[]): { main: number; raster: number } {
  const renderer = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const isMain = ({ pid, tid }: TraceEvent) => renderer.some((thread) => thread.pid === pid && thread.tid === tid);
  const sum = (fits: (event: TraceEvent) => boolean) =>
    events.filter((event) => event.ph === 'X' && fits(event)).reduce((total, { dur = 0 }) => total + dur, 0) / 1000;
  return {
    main: sum((event) => isMain(event) && event.name === 'RunTask'),
    raster: sum(({ name }) => name === 'RasterTask' || name === 'ImageDecodeTask'),
  };
}

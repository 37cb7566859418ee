/** As large as the server makes it (server/services/destination-poster.ts). */
const width = 1100;
const quality = 0.8;

/** A drawing as the JPEG that a PDF can hold. Browsers paint SVG for a page only, not for a worker. */
export async function posterJpeg(svg: string): Promise<Uint8Array> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!jpeg) throw new Error('the browser made no picture');
  return new Uint8Array(await jpeg.arrayBuffer());
}

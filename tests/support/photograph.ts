/** A picture as a camera would give it: a gradient of light, a few large shapes and grain. */
import sharp from 'sharp';

/** @returns a JPEG of that size */
export async function photograph(width: number, height: number): Promise<Buffer> {
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">
    <defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#3c78c8"/><stop offset=".6" stop-color="#f2d2a0"/></linearGradient></defs>
    <path fill="url(#s)" d="M0 0h100v100H0z"/><circle cx="70" cy="40" r="9" fill="#fff3cf"/>
    <path fill="#5b6a72" d="M0 70L22 48l14 16 18-30 24 34 22-12v44H0z"/><path fill="#2c4a3a" d="M0 84q30-16 60-4t40-6v26H0z"/></svg>`;
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 14 } },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(Buffer.from(scene))
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha()
    .jpeg({ quality: 90 })
    .toBuffer();
}

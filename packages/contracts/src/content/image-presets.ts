/** Presets of the image-resizing path (§9). Clients can request no other sizes. */
export const imagePresets = {
  hero: { width: 1200, height: 600, quality: 90 },
  card: { width: 480, height: 360, quality: 80 },
  thumbnail: { width: 300, height: 200, quality: 80 },
  portrait: { width: 360, height: 480, quality: 80 },
  wide: { width: 960, height: 540, quality: 85 },
  share: { width: 1200, height: 630, quality: 85 },
} as const;

export type ImagePreset = keyof typeof imagePresets;
export const imageFormats = ['webp', 'avif', 'jpeg'] as const;
export type ImageFormat = (typeof imageFormats)[number];
export const imageDensities = [1, 2] as const;
export type ImageDensity = (typeof imageDensities)[number];

/**
 * Returns the URL of a stored image through the resizing path.
 * @param origin API origin, no trailing slash
 * @param storePath the record's `imagestorepath`, for example `experiences/12/1`
 * @param format defaults to the best one that the browser accepts, by its `Accept` header
 */
export function imageUrl(
  origin: string,
  storePath: string,
  preset: ImagePreset,
  { density = 1, format }: { density?: ImageDensity; format?: ImageFormat } = {},
): string {
  return `${origin}/images/${preset}@${density}x/${storePath}${format ? `.${format}` : ''}`;
}

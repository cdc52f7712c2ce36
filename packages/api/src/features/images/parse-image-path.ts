import {
  imageDensities,
  imageFormats,
  imagePresets,
  type ImageDensity,
  type ImageFormat,
  type ImagePreset,
} from '@kaadu/contracts';

/** One encoding of an image. */
export interface ImageRequest {
  readonly preset: ImagePreset;
  readonly density: ImageDensity;
  readonly format: ImageFormat;
  /** `imagestorepath`, for example `experiences/12/1`. */
  readonly storePath: string;
}

/** Requested image; without a format, the best that the browser accepts. */
export interface RequestedImage extends Omit<ImageRequest, 'format'> {
  readonly format: ImageFormat | undefined;
}

const presets = Object.keys(imagePresets) as ImagePreset[];
const pattern = /^([a-z]+)@(\d)x\/([a-z0-9]+(?:\/[a-z0-9]+){1,3})(?:\.([a-z]+))?$/;

/** Parses `{preset}@{density}x/{imagestorepath}[.{format}]`; undefined unless all values are allow-listed. */
export function parseImagePath(path: string): RequestedImage | undefined {
  const [, preset, density, storePath, format] = pattern.exec(path) ?? [];
  const found = {
    preset: presets.find((one) => one === preset),
    density: imageDensities.find((one) => String(one) === density),
    format: imageFormats.find((one) => one === format),
  };
  if (!storePath || !found.preset || !found.density || (format && !found.format)) return undefined;
  return { storePath, preset: found.preset, density: found.density, format: found.format };
}

/**
 * Returns the best format that an `Accept` header names. Every browser that decodes AVIF or WebP names it in
 * image requests; a bare wildcard gets the format that all clients can decode.
 */
export function acceptedFormat(accept = ''): ImageFormat {
  return namedFormats.find((format) => accept.includes(`image/${format}`)) ?? 'jpeg';
}

const namedFormats = ['avif', 'webp'] as const;

import {
  imageDensities,
  imageFormats,
  imagePresets,
  type ImageDensity,
  type ImageFormat,
  type ImagePreset,
} from '@kaadu/contracts';

export interface ImageRequest {
  readonly preset: ImagePreset;
  readonly density: ImageDensity;
  readonly format: ImageFormat;
  /** `imagestorepath`, for example `experiences/12/1`. */
  readonly storePath: string;
}

const presets = Object.keys(imagePresets) as ImagePreset[];
const pattern = /^([a-z]+)@(\d)x\/([a-z0-9]+(?:\/[a-z0-9]+){1,3})\.([a-z]+)$/;

/** Reads `{preset}@{density}x/{imagestorepath}.{format}`; undefined unless every part is on its allow-list. */
export function parseImagePath(path: string): ImageRequest | undefined {
  const [, preset, density, storePath, format] = pattern.exec(path) ?? [];
  const found = {
    preset: presets.find((one) => one === preset),
    density: imageDensities.find((one) => String(one) === density),
    format: imageFormats.find((one) => one === format),
  };
  if (!storePath || !found.preset || !found.density || !found.format) return undefined;
  return { storePath, preset: found.preset, density: found.density, format: found.format };
}

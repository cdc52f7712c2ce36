import { useOrigins } from '@kaadu/api-client/origins';
import { imageDensities, imagePresets, imageUrl, type ImageFormat, type ImagePreset } from '@kaadu/contracts';
import type { Image } from '@kaadu/contracts/fields';
import { Hills } from '../Hills/Hills';
import styles from './Picture.module.css';

export interface PictureProps {
  /** Null shows a placeholder of the same size. */
  readonly image: Image | null;
  readonly preset: ImagePreset;
  /** Another crop for screens under 640 px, where a wide picture would be too small. */
  readonly phonePreset?: ImagePreset;
  /** The largest picture of the page: loaded eagerly and with high priority. */
  readonly priority?: boolean;
  /** Leaves the alternative text empty, for a picture beside text that says the same. */
  readonly decorative?: boolean;
  readonly className?: string;
}

const phone = '(width < 40em)';

/** A stored picture from the image resizer (§9): AVIF with WebP as fallback, densities 1 and 2, and reserved space. */
export function Picture({ image, preset, phonePreset, priority, decorative, className }: PictureProps) {
  const { apiUrl } = useOrigins();
  const { width, height } = imagePresets[preset];
  const box = [styles.picture, className].filter(Boolean).join(' ');

  if (!image) {
    return (
      <span className={box} data-missing style={{ aspectRatio: `${width} / ${height}` }}>
        <Hills tone="forest" />
      </span>
    );
  }

  const srcSet = (crop: ImagePreset, format: ImageFormat) =>
    imageDensities
      .map((density) => `${imageUrl(apiUrl, image.imagestorepath, crop, { density, format })} ${density}x`)
      .join(', ');

  return (
    <picture className={box}>
      {phonePreset && (
        <>
          <source
            media={phone}
            type="image/avif"
            srcSet={srcSet(phonePreset, 'avif')}
            width={imagePresets[phonePreset].width}
            height={imagePresets[phonePreset].height}
          />
          <source
            media={phone}
            srcSet={srcSet(phonePreset, 'webp')}
            width={imagePresets[phonePreset].width}
            height={imagePresets[phonePreset].height}
          />
        </>
      )}
      <source type="image/avif" srcSet={srcSet(preset, 'avif')} />
      <img
        src={imageUrl(apiUrl, image.imagestorepath, preset)}
        srcSet={srcSet(preset, 'webp')}
        width={width}
        height={height}
        alt={decorative ? '' : image.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}

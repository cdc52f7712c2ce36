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
  /**
   * `high`: the largest picture of the page, loaded eagerly. `low`: one beside it, which must not take the network from it.
   * Default: loaded when it comes near the window.
   */
  readonly priority?: 'high' | 'low';
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

  const double = imageUrl(apiUrl, image.imagestorepath, preset, { density: 2 });
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
        // The address above is that of density 1.
        srcSet={`${double} 2x`}
        width={width}
        height={height}
        alt={decorative ? '' : image.alt}
        loading={priority === 'high' ? 'eager' : 'lazy'}
        fetchPriority={priority}
        decoding={priority === 'high' ? 'sync' : 'async'}
      />
    </picture>
  );
}

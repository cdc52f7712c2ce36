import { useOrigins } from '@kaadu/api-client/origins';
import { imagePresets, imageUrl, type ImagePreset } from '@kaadu/contracts';
import type { Image } from '@kaadu/contracts/fields';
import { Hills } from '../../brand/Hills/Hills';
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

/**
 * A stored picture from the image resizer (§9): densities 1 and 2, and reserved space. The resizer sends AVIF or WebP, by what
 * the browser accepts: sources for each would be half of a page's picture markup.
 */
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

  const url = (crop: ImagePreset, density: 1 | 2) =>
    imageUrl(apiUrl, image.imagestorepath, crop, { density });
  return (
    <picture className={box}>
      {phonePreset && (
        <source
          media="(width < 40em)"
          srcSet={`${url(phonePreset, 1)}, ${url(phonePreset, 2)} 2x`}
          width={imagePresets[phonePreset].width}
          height={imagePresets[phonePreset].height}
        />
      )}
      <img
        src={url(preset, 1)}
        // The address above is that of density 1.
        srcSet={`${url(preset, 2)} 2x`}
        width={width}
        height={height}
        alt={decorative ? '' : image.alt}
        loading={priority === 'high' ? 'eager' : 'lazy'}
        fetchPriority={priority}
        decoding={priority === 'high' ? 'sync' : undefined}
      />
    </picture>
  );
}

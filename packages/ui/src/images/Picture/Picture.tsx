import { useOrigins } from '@kaadu/api-client/origins';
import { imagePresets, imageUrl, type ImagePreset } from '@kaadu/contracts';
import type { Image } from '@kaadu/contracts/fields';
import { Hills } from '../../brand/Hills/Hills';
import styles from './Picture.module.css';

export interface PictureProps {
  /** Null renders a placeholder of the same size. */
  readonly image: Image | null;
  readonly preset: ImagePreset;
  /** Another crop for screens under 640 px, where a wide image would be too small. */
  readonly phonePreset?: ImagePreset;
  /**
   * `high`: the largest image of the page, loaded eagerly. `low`: an image next to it, which must not compete for the
   * network. By default it loads near the window.
   */
  readonly priority?: 'high' | 'low';
  /** Leaves the alternative text empty, for an image next to text that says the same. */
  readonly decorative?: boolean;
  readonly className?: string;
}

/**
 * A stored image from the image resizer (§9), in densities 1 and 2 and with reserved space. The resizer sends AVIF or
 * WebP by content negotiation, because sources for each would double the markup.
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
        // The URL above is that of density 1.
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

import { type ComponentType, useEffect, useState } from 'react';
import { type PlaceFieldProps, PlaceSelect } from './PlaceSelect';

/**
 * Selects a destination with the browser's own list, which works best on phones and without JavaScript. On a device
 * with a mouse, a combobox replaces it once loaded, but never while the list is in use.
 */
export function PlaceField(props: PlaceFieldProps) {
  const { id } = props;
  const [Control, setControl] = useState<ComponentType<PlaceFieldProps>>(() => PlaceSelect);
  useEffect(() => {
    if (!window.matchMedia?.('(pointer: fine)').matches) return;
    import(/* webpackChunkName: "place" */ './PlaceCombobox').then(
      ({ PlaceCombobox }) => {
        const list = document.getElementById(id);
        const change = () => setControl(() => PlaceCombobox);
        if (list !== document.activeElement) change();
        else list?.addEventListener('blur', change, { once: true });
      },
      (error: unknown) =>
        console.warn('The destination search could not be loaded; the list is shown instead', error),
    );
  }, [id]);
  return <Control {...props} />;
}

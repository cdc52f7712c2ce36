/** Props of every panel of the overview. */
export interface PartProps {
  /** Memoised, because a new object reloads the figures. */
  readonly range: { readonly from: string; readonly to: string };
}

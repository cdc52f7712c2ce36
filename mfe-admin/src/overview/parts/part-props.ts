/** What each part of the overview gets. */
export interface PartProps {
  /** Memoised: another object reads the figures again. */
  readonly range: { readonly from: string; readonly to: string };
}

export { HeldTripsLink, heldTripsHref } from './HeldTripsLink';
export { forgetHold, rememberHold, replaceHolds } from './held-trips';
export { OwnHoldNotice } from './OwnHoldNotice';
export { useHeldCount } from './use-held-count';

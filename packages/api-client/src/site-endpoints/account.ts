export { logout, registerUser, requestOtp, saveUtmParams, verifyOtp } from '@kaadu/contracts/accounts';
export { createSubscription } from '@kaadu/contracts/newsletter';
export { createTicket } from '@kaadu/contracts/tickets';
export { syncWishlist } from '@kaadu/contracts/wishlist';

import { runSolo } from '@kaadu/harness/solo';
import { page } from '../exposes/admin';

// The sections are told apart by the address, which is `/admin` and below in the site too.
if (!window.location.pathname.startsWith('/admin')) window.history.replaceState(null, '', '/admin');

runSolo(<page.Page />);

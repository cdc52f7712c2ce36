import { runSolo } from '@kaadu/harness/solo';
import { page } from '../exposes/admin';

// The URL selects the section, `/admin` and below, as on the site.
if (!window.location.pathname.startsWith('/admin')) window.history.replaceState(null, '', '/admin');

runSolo(<page.Page />);

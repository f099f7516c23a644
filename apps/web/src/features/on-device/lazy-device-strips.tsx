import { lazyPart } from '../../core/lazy/lazy-part.tsx';
import { useSession } from '../../core/session/session.tsx';

const DeviceStrips = lazyPart<object>(() => import('./device-strips.tsx'));

/** What the device keeps for an account, and what is said of it: fetched with the session, nothing of it by visitors. */
export function LazyDeviceStrips() {
  return useSession().user && <DeviceStrips />;
}

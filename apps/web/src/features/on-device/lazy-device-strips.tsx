import { lazyPart } from '../../core/lazy/lazy-part.tsx';
import { useSession } from '../../core/session/session.tsx';

const DeviceStrips = lazyPart<object>(() => import('./device-strips.tsx'));

/** Strips about what the device keeps for an account: loaded with the session, never for visitors. */
export function LazyDeviceStrips() {
  return useSession().user && <DeviceStrips />;
}

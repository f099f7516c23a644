import { PushOffer } from '../push/index.ts';
import { InstallOffer } from './install-offer.tsx';
import { KeptMark } from './kept-mark.tsx';
import { useServiceWorker } from './use-service-worker.ts';

/** Under the top bar: that what is shown was kept on the device, and the offer to install the product there. */
export default function DeviceStrips() {
  useServiceWorker();
  return (
    <>
      <KeptMark />
      <InstallOffer />
      <PushOffer />
    </>
  );
}

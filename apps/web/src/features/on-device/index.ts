export { LazyDeviceStrips } from './lazy-device-strips.tsx';

export { CvDownloadButton } from './cv-download-button.tsx';
export { CvDownloads } from './cv-downloads.tsx';

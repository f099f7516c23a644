import styles from './icon.module.css';

const paths = {
  archive: 'M3 5h18v4H3zm1.5 4v11h15V9M10 13h4',
  arrowLeft: 'M20 12H4m6-6-6 6 6 6',
  arrowRight: 'M4 12h16m-6-6 6 6-6 6',
  attach:
    'M20 11.5 12 19.5a5 5 0 0 1-7-7L13.5 4a3.3 3.3 0 0 1 4.7 4.7l-8.5 8.5a1.6 1.6 0 0 1-2.3-2.3l7.8-7.8',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zm4 5h4M12 3v2',
  calendar: 'M4 6h16v14H4zm0 4h16M8 3v5m8-5v5',
  check: 'm4 12.5 5 5L20 6.5',
  chevronDown: 'm5 9 7 7 7-7',
  close: 'm5 5 14 14M19 5 5 19',
  cube: 'M12 3 4 7.5v9l8 4.5 8-4.5v-9zm0 9v9m0-9 8-4.5M12 12 4 7.5',
  download: 'M12 3v12m-5-5 5 5 5-5M4 20h16',
  external: 'M13 4h7v7m0-7-9 9M18 14v6H4V6h6',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  filter: 'M3 6h18M6.5 12h11M10 18h4',
  flag: 'M6 21V4m0 1c4-3 8 3 13 0v9c-5 3-9-3-13 0',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  crop: 'M7 2v15h15M2 7h15v15',
  focus: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v4m0 12v4M2 12h4m12 0h4',
  heart: 'M12 20S3 14.5 3 8.7a4.7 4.7 0 0 1 9-2.1 4.7 4.7 0 0 1 9 2.1C21 14.5 12 20 12 20Z',
  lock: 'M5 11h14v10H5zm3 0V8a4 4 0 0 1 8 0v3m-4 4v3',
  mail: 'M3 5h18v14H3zm0 1 9 7 9-7',
  menu: 'M3 6h18M3 12h18M3 18h18',
  pencil: 'm4 20 1-5L16 4l4 4L9 19zM13 7l4 4',
  phone: 'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2Z',
  pin: 'M12 21s7-6.2 7-12a7 7 0 0 0-14 0c0 5.8 7 12 7 12Zm0-9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  play: 'M7 4v16l13-8Z',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  refresh: 'M20 5v5h-5m4.5-.5A8 8 0 1 0 20 14',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L21 21',
  send: 'M21 3 10.5 13.5M21 3l-6.5 18-4-7.5L3 9.5z',
  arrowDown: 'M12 4v16m-6-6 6 6 6-6',
  share: 'M12 15V3m-4 4 4-4 4 4M7 11H5v10h14V11h-2',
  shield: 'm12 3 8 3v6c0 5-3.5 8-8 9.5C7.5 20 4 17 4 12V6zm-4 9 3 3 5-5.5',
  signOut: 'M10 4H4v16h6M15 7l5 5-5 5M20 12H9',
  toTop: 'M5 4h14M12 21V8m-6 6 6-6 6 6',
  turnAround: 'M10 15.9c-3.5-.3-6-1.9-6-3.9 0-2.2 3.6-4 8-4s8 1.8 8 4c0 1.5-1.7 2.8-4.2 3.5M7 13l3 3-3 3',
  trash: 'M4 7h16M9 7V4h6v3m3 0-1 13H7L6 7m4 4v6m4-6v6',
  turnLeft: 'M20 9H9v11h11zm-5-5H9a5 5 0 0 0-5 5v2m3-2.5-3 3-3-3',
  turnRight: 'M4 9h11v11H4zm5-5h6a5 5 0 0 1 5 5v2m-3-2.5 3 3 3-3',
  undo: 'M9 14 4 9l5-5M4 9h9a6 6 0 0 1 0 12h-3',
  pause: 'M8 5v14M16 5v14',
  unread: 'M21 12v7H3V6h11M3 7l9 7 4-3m4-3a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  upload: 'M12 16V4m-5 5 5-5 5 5M4 20h16',
  user: 'M12 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm-8.5 9c1-4.5 4.5-6 8.5-6s7.5 1.5 8.5 6',
} as const;

export type IconName = keyof typeof paths;

/** A line drawing of 1.25em beside a text that says the same: always hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}

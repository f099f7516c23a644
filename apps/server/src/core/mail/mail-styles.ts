const font = 'font-family:Helvetica,Arial,sans-serif';
const room = 'margin:0 0 16px';

/** The parts of a mail as most programs show them. */
export const mailStyles = {
  page: `margin:0;padding:24px;background:#f7f5f1;color:#1c1d20;font-size:16px;line-height:1.5;${font}`,
  brand: `max-width:560px;margin:0 auto 16px;font-size:20px;line-height:28px;font-weight:bold;color:#1c1d20;${font}`,
  logo: 'margin-right:10px;border:0;border-radius:4px;vertical-align:top',
  sheet:
    'max-width:560px;margin:0 auto;box-sizing:border-box;padding:32px;background:#fff;border:1px solid #e1dcd3;border-top:4px solid #a63f28;overflow-wrap:anywhere',
  text: room,
  told: `${room};border-collapse:collapse`,
  face: 'padding:0 14px 0 0',
  // where pictures are not shown, its words are left to those who listen
  portrait: 'display:block;border:0;border-radius:24px;background:#fbefea;font-size:0;line-height:0',
  initials: `width:48px;height:48px;border-radius:24px;background:#fbefea;color:#842f1c;font-weight:bold;font-size:17px;line-height:48px;text-align:center;${font}`,
  sentence: `font-size:16px;line-height:1.5;color:#1c1d20;${font}`,
  quote: `${room};padding:2px 0 2px 16px;border-left:3px solid #a63f28`,
  action: 'margin:24px 0',
  button:
    'display:inline-block;padding:12px 20px;background:#a63f28;color:#fff;font-weight:bold;text-decoration:none',
  small: `${room};font-size:13px;color:#55575d`,
  signature: 'margin:24px 0 0;color:#55575d',
  home: 'color:#a63f28',
  footer: 'max-width:560px;margin:16px auto 0;font-size:13px;color:#55575d',
  footerLink: 'color:#55575d',
} as const;

/** What a style attribute cannot say: a dark screen and a narrow one. */
export const styleSheet = `
@media (max-width:480px){.page{padding:12px!important}.sheet{padding:20px!important}}
@media (prefers-color-scheme:dark){
.page{background:#16181b!important;color:#efece6!important}
.sheet{background:#1c1f23!important;border-color:#34383e!important;border-top-color:#a63f28!important}
.brand,.sentence{color:#efece6!important}
.small,.signature,.footer,.footerLink{color:#b0aea8!important}
.home{color:#e5825f!important}
.initials,.portrait{background:#33221d!important;color:#f0a58a!important}
.quote{border-left-color:#e5825f!important}
}`;

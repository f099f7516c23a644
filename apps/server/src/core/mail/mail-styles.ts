const font = 'font-family:Helvetica,Arial,sans-serif';
const letters = `font-size:16px;line-height:1.5;color:#1c1d20;${font}`;
const room = 'margin:0 0 16px';

/**
 * The parts of a mail as most programs show them. Classic Outlook for Windows renders with Word: it supports
 * padding of table cells alone, widths of tables alone, and margins of paragraphs.
 */
export const mailStyles = {
  body: `margin:0;background:#f7f5f1;${letters}`,
  frame: 'width:100%;border-collapse:collapse',
  page: 'padding:24px;background:#f7f5f1',
  column: 'width:100%;max-width:560px;text-align:left',
  mark: `padding:0 0 12px;font-size:13px;line-height:1.5;color:#55575d;${font}`,
  brand: `padding:0 0 16px;font-size:20px;line-height:28px;font-weight:bold;color:#1c1d20;${font}`,
  logo: 'margin-right:10px;border:0;border-radius:4px;vertical-align:top',
  sheet: `padding:32px;background:#fff;border:1px solid #e1dcd3;border-top:4px solid #a63f28;overflow-wrap:anywhere;${letters}`,
  text: room,
  told: 'border-collapse:collapse',
  face: 'padding:0 0 16px',
  // where pictures are not shown, its text is for screen readers alone
  portrait: 'display:block;border:0;border-radius:24px;background:#fbefea;font-size:0;line-height:0',
  initials: `border-radius:24px;background:#fbefea;color:#842f1c;font-weight:bold;font-size:17px;line-height:48px;${font}`,
  sentence: `padding:0 0 16px 14px;${letters}`,
  quoteFrame: 'border-collapse:collapse',
  quote: `padding:2px 0 2px 16px;border-left:3px solid #a63f28;${letters}`,
  quoted: 'margin:0',
  gap: 'font-size:0;line-height:0',
  action: 'border-collapse:collapse',
  // its border makes all of it the link; in Outlook, the cell has the padding
  button: 'padding:2px 4px;mso-padding-alt:12px 20px;background:#a63f28',
  buttonLink: `display:block;border:solid #a63f28;border-width:10px 16px;font-size:16px;line-height:24px;color:#fff;font-weight:bold;text-decoration:none;${font}`,
  small: `${room};font-size:13px;color:#55575d`,
  signature: 'margin:24px 0 0;color:#55575d',
  home: 'color:#a63f28',
  footer: `padding:16px 0 0;font-size:13px;line-height:1.5;color:#55575d;${font}`,
  footerLink: 'color:#55575d',
} as const;

/** What a style attribute cannot say: a dark screen and a narrow one. */
export const styleSheet = `
@media (max-width:480px){.page{padding:12px!important}.sheet{padding:20px!important}}
@media (prefers-color-scheme:dark){
.body,.page{background:#16181b!important;color:#efece6!important}
.sheet{background:#1c1f23!important;border-color:#34383e!important;border-top-color:#a63f28!important;color:#efece6!important}
.brand,.sentence,.quote{color:#efece6!important}
.mark,.small,.signature,.footer,.footerLink{color:#b0aea8!important}
.home{color:#e5825f!important}
.initials,.portrait{background:#33221d!important;color:#f0a58a!important}
.quote{border-left-color:#e5825f!important}
}`;

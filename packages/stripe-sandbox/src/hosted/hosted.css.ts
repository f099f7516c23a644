export const hostedCss = `
:root { color-scheme: light dark; --paper: light-dark(#fffdfa, #1b1917); --ink: light-dark(#26221d, #ece7df);
  --soft: light-dark(#f4efe7, #26231f); --quiet: light-dark(#655c51, #b3aa9d); --line: light-dark(#d0c8bb, #4d4841);
  --accent: light-dark(#a3401f, #e5845f); --on-accent: light-dark(#fff, #1b1917); --bad: light-dark(#a1161d, #ff9b91);
  --good: light-dark(#1f6b3a, #7fd19b); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: var(--paper); color: var(--ink); overflow-wrap: anywhere; }
.banner { padding: .6rem 1rem; text-align: center; font-size: .9rem; color: #26221d;
  background: repeating-linear-gradient(-45deg, #f6c453 0 14px, #f3b93a 14px 28px); } .banner p { margin: 0; }
h1 { font-size: 1.35rem; line-height: 1.25; margin: 0 0 .5rem; } h2 { font-size: 1.1rem; margin: 0 0 .75rem; }
p { margin: 0 0 .75rem; } ul { list-style: none; margin: 0; padding: 0; }
a { color: var(--accent); } :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.columns { display: grid; max-width: 64rem; margin: 0 auto; }
.order { padding: 1.25rem 1.25rem 1.5rem; background: var(--soft); border-bottom: 1px solid var(--line); }
.columns main, .single { padding: 1.5rem 1.25rem 4rem; }
.single { max-width: 44rem; margin: 0 auto; }
.back { display: inline-flex; align-items: center; gap: .4rem; min-height: 44px; margin-bottom: .5rem; text-decoration: none; font-weight: 600; }
.back:hover { text-decoration: underline; }
.merchant { text-transform: uppercase; letter-spacing: .12em; font-size: .78rem; font-weight: 700; color: var(--quiet); margin: 0 0 .25rem; }
.price strong { font-size: 2.2rem; line-height: 1.1; font-variant-numeric: tabular-nums; }
.price span, .small, .quiet { color: var(--quiet); font-size: .9rem; }
dl { margin: 1rem 0; } dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .6rem 0; border-top: 1px solid var(--line); }
dt { flex: none; max-width: 50%; } dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; } .total { font-weight: 700; }
fieldset { border: 0; margin: 0 0 1.25rem; padding: 0; min-width: 0; } legend { font-weight: 700; font-size: 1.05rem; padding: 0; margin-bottom: .6rem; }
.field { display: grid; gap: .3rem; margin-bottom: .9rem; align-content: start; }
.field label, .label { font-size: .9rem; font-weight: 600; } .fixed { margin: 0; padding: .5rem 0; }
input, select, textarea { font: inherit; width: 100%; min-height: 48px; padding: .55rem .75rem; border-radius: 6px; border: 1px solid var(--line);
  background: light-dark(#fff, #211f1c); color: inherit; }
input[aria-invalid] { border-color: var(--bad); border-width: 2px; }
.problem { color: var(--bad); font-size: .9rem; font-weight: 600; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .9rem; }
.cards { padding: .9rem; background: var(--soft); border: 1px dashed var(--line); border-radius: 6px; } .cards p { margin: 0 0 .5rem; font-size: .9rem; }
.cards ul { display: grid; gap: .5rem; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: .55rem 1.1rem; font: inherit; font-weight: 600;
  border-radius: 6px; border: 1px solid var(--accent); background: transparent; color: var(--accent); cursor: pointer; text-decoration: none; }
button:hover, .button:hover { background: var(--soft); }
.primary, .primary:hover { background: var(--accent); color: var(--on-accent); } .columns .primary { width: 100%; margin-bottom: .75rem; font-size: 1.05rem; }
.danger { border-color: var(--bad); color: var(--bad); } .danger.primary { background: var(--bad); color: var(--on-accent); }
button:disabled { opacity: .6; cursor: progress; }
button.card { width: 100%; justify-content: space-between; gap: .25rem 1rem; flex-wrap: wrap; font-weight: 400; text-align: left; color: inherit;
  border-color: var(--line); background: var(--paper); } button.card:hover { border-color: var(--accent); }
code { font: .95rem ui-monospace, monospace; white-space: nowrap; }
.alert, .note { padding: .9rem 1rem; margin: 0 0 1.25rem; border-left: 4px solid var(--bad); background: var(--soft); } .alert p { margin: .25rem 0 0; }
.note { border-color: var(--good); } .warning { border-color: #d08a00; }
.panel { border-top: 1px solid var(--line); padding: 1.25rem 0; } .actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1rem; }
.actions form { display: contents; }
.status { display: inline-block; padding: .1rem .6rem; border: 1px solid currentColor; border-radius: 99px; font-size: .85rem; font-weight: 600; color: var(--good); }
.status.late { color: var(--bad); } .status.ending { color: light-dark(#8a5a00, #f0bd62); }
.rows li { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1rem; padding: .6rem 0; border-top: 1px solid var(--line); }
.rows .grow { flex: 1 1 10rem; } .rows a { display: inline-flex; align-items: center; min-height: 44px; }
table { width: 100%; border-collapse: collapse; margin: 1rem 0; } th, td { text-align: left; padding: .6rem .25rem; border-bottom: 1px solid var(--line); vertical-align: top; }
td:last-child, th:last-child { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
@media (min-width: 48rem) {
  body:has(.columns) { min-height: 100vh; display: grid; grid-template-rows: auto 1fr; }
  .columns { grid-template-columns: 1fr 1.1fr; width: 100%; } .order { padding: 3rem 2.5rem; border: 0; box-shadow: 1px 0 var(--line);
    border-image: conic-gradient(var(--soft) 0 0) fill 0 / 0 / 0 0 0 100vw; }
  .columns main { padding: 3rem 2.5rem; } .single { padding-top: 3rem; } h1 { font-size: 1.6rem; }
}
@media (prefers-reduced-motion: no-preference) { button, .button { transition: background .15s; } }
`;

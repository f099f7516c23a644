export const pageCss = `
:root { color-scheme: light dark; --line: light-dark(#d9d4cc, #44403a); --soft: light-dark(#f6f3ee, #26231f);
  --accent: light-dark(#a3401f, #e5845f); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem 1rem 4rem; max-width: 62rem; font: 16px/1.5 system-ui, sans-serif;
  background: light-dark(#fffdfa, #1b1917); color: light-dark(#26221d, #ece7df); }
h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.15rem; margin: 0 0 .5rem; }
a { color: var(--accent); } a:focus-visible, :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
section { border-top: 1px solid var(--line); padding: 1.25rem 0; }
ul { list-style: none; margin: 0; padding: 0; }
li { padding: .6rem 0; border-bottom: 1px dotted var(--line); overflow-wrap: anywhere; }
li > a { display: block; min-height: 44px; text-decoration: none; } li > a strong { text-decoration: underline; }
small, time, .quiet { color: light-dark(#6b6257, #a89f93); font-size: .875rem; }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: .75rem 0; }
label { display: grid; gap: .25rem; font-size: .875rem; } label.check { display: flex; align-items: center; min-height: 44px; }
input:not([type=checkbox]), select, textarea, button { font: inherit; min-height: 44px; padding: .4rem .7rem; border-radius: 4px;
  border: 1px solid var(--line); background: var(--soft); color: inherit; max-width: 100%; }
button { border-color: var(--accent); color: var(--accent); cursor: pointer; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--soft); padding: 1rem; margin: 0; }
iframe { width: 100%; height: 36rem; border: 1px solid var(--line); background: #fff; color-scheme: light; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; } dd { margin: 0; overflow-wrap: anywhere; }
.notice { background: var(--soft); border-left: 4px solid var(--accent); padding: .75rem 1rem; }
h3 { font-size: 1rem; margin: 1rem 0 .25rem; } li form { margin: 0; align-items: center; } form .grow { flex: 1 1 16rem; } textarea { width: 100%; }
code { overflow-wrap: anywhere; } .broken { color: var(--accent); font-weight: 600; }
`;

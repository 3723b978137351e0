/** The style of the page of a label. It has the shop's colours but system fonts, because carriers serve labels. */
export const DOCUMENT_STYLE = `
:root { --ink: #001e3c; --line: #d8d1c5; --quiet: #55606e; }
* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { padding: 16px 24px; background: var(--ink); color: #fff; }
header p { max-width: 720px; margin: 0 auto; display: flex; gap: 4px 16px; justify-content: space-between; flex-wrap: wrap; }
header b { letter-spacing: .3em; }
main { max-width: 768px; margin: 0 auto; padding: 32px 24px; }
h1 { margin: 0 0 12px; font-size: 26px; line-height: 1.2; }
h1 span { white-space: nowrap; }
h2 { margin: 0 0 8px; font-size: 20px; }
h3 { margin: 16px 0 0; font-size: 14px; color: var(--quiet); }
p { margin: 0 0 16px; max-width: 65ch; }
.label { display: grid; gap: 24px; margin: 24px 0 32px; padding: 24px; border: 2px solid var(--ink); border-radius: 4px; }
.code { max-width: 320px; }
.code svg { display: block; width: 100%; }
.code p { margin: 0; font: 600 20px ui-monospace, monospace; text-align: center; overflow-wrap: anywhere; }
address { font-style: normal; overflow-wrap: anywhere; }
address span { display: block; }
ul { margin: 0 0 24px; padding-left: 20px; }
.quiet { color: var(--quiet); font-size: 14px; }
@media (min-width: 600px) { .label { grid-template-columns: 280px 1fr; align-items: start; } }
@media print { header { display: none; } main { max-width: none; padding: 0; } .label { break-inside: avoid; } }
`

/** The consent page's style. It uses the shop's colours but system fonts, because sign-in is a separate service. */
export const STYLE = `
:root { --ink: #001e3c; --paper: #f3efe8; --line: #ddd6ca; --quiet: #55606e; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr auto; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { padding: 32px 16px 24px; text-align: center; font-size: 20px; }
header b { letter-spacing: .35em; margin-right: -.35em; }
main { width: min(100% - 32px, 440px); align-self: start; margin: 0 auto; padding: 32px; background: #fff; border: 1px solid var(--line); border-radius: 4px; overflow-wrap: anywhere; }
@media (max-width: 480px) { main { padding: 24px 20px; } }
footer { padding: 24px 16px 32px; text-align: center; color: var(--quiet); font-size: 14px; }
h1 { margin: 0 0 24px; font-size: 26px; line-height: 1.2; letter-spacing: -.01em; }
p { margin: 0 0 8px; }
.quiet { margin: 6px 0 0; color: var(--quiet); font-size: 14px; }
.notice { margin: 0; padding: 12px 16px; border-left: 4px solid var(--ink); background: var(--paper); }
fieldset { margin: 0 0 20px; padding: 0; border: 0; min-width: 0; }
legend { margin-bottom: 8px; padding: 0; font-weight: 600; }
.customer { display: flex; gap: 12px; align-items: center; margin-bottom: 8px; padding: 10px 14px; border: 1px solid var(--line); border-radius: 4px; cursor: pointer; }
.customer:has(:checked) { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); }
.customer input { width: 18px; height: 18px; margin: 0; accent-color: var(--ink); flex: none; }
.customer b { display: block; line-height: 1.3; }
.customer small { color: var(--quiet); font-size: 14px; }
.field { margin-bottom: 24px; }
/* a listed customer needs no email address */
fieldset:has([value^="gid:"]:checked) + .field { display: none; }
.field label { display: block; margin-bottom: 6px; font-weight: 600; }
.field input { width: 100%; padding: 11px 12px; border: 1px solid var(--quiet); border-radius: 4px; color: inherit; font: inherit; }
ul { margin: 0 0 24px; padding-left: 20px; color: var(--quiet); }
.buttons { display: grid; grid-template-columns: 2fr 1fr; gap: 12px; }
button { padding: 13px; border: 1px solid var(--ink); border-radius: 4px; background: var(--ink); color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: #123a63; }
button.plain { background: #fff; color: var(--ink); }
button.plain:hover { background: var(--paper); }
:focus-visible { outline: 3px solid #2f7fd0; outline-offset: 2px; }
`

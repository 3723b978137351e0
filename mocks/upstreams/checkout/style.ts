/** The checkout's style. It uses the shop's colours but system fonts, because the checkout is a separate service. */
export const STYLE = `
:root { --ink: #001e3c; --paper: #f3efe8; --line: #d8d1c5; --quiet: #55606e; }
* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { padding: 20px 24px; background: var(--ink); color: #fff; }
header p { max-width: 1080px; margin: 0 auto; display: flex; gap: 16px; justify-content: space-between; flex-wrap: wrap; }
header b { letter-spacing: .3em; }
main { max-width: 1080px; margin: 0 auto; padding: 40px 24px; display: grid; gap: 40px; }
@media (min-width: 768px) { main.split { grid-template-columns: 1fr 1fr; align-items: start; } }
h1 { margin: 0 0 16px; font-size: 28px; line-height: 1.2; }
h2 { margin: 0 0 16px; font-size: 18px; }
p { margin: 0 0 16px; max-width: 65ch; }
a { color: inherit; text-underline-offset: 3px; }
.quiet { color: var(--quiet); font-size: 14px; }
.notice { padding: 12px 16px; border-left: 4px solid var(--ink); background: var(--paper); }
.summary { padding: 24px; background: var(--paper); border-radius: 4px; }
ul { list-style: none; margin: 0 0 24px; padding: 0; }
li { display: grid; grid-template-columns: 64px 1fr auto; gap: 16px; padding: 12px 0; border-bottom: 1px solid var(--line); }
li img { width: 64px; height: 80px; object-fit: cover; background: #fff; border-radius: 2px; }
li p { margin: 0; }
li .price { text-align: right; }
s { color: var(--quiet); }
dl { display: grid; grid-template-columns: 1fr auto; gap: 8px 16px; margin: 0; }
dt, dd { margin: 0; }
dd, .price { font-variant-numeric: tabular-nums; text-align: right; }
.total { font-size: 20px; font-weight: 600; }
label { display: block; margin-bottom: 4px; font-weight: 600; }
input { width: 100%; margin-bottom: 20px; padding: 12px; border: 1px solid var(--quiet); border-radius: 4px; font: inherit; }
button { width: 100%; padding: 14px; border: 0; border-radius: 4px; background: var(--ink); color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: #123a63; }
:focus-visible { outline: 3px solid #2f7fd0; outline-offset: 2px; }
`

/** Markup that is safe to send: everything put into it was escaped on the way. */
export type Markup = { readonly markup: string }
type Part = Markup | string | number | undefined | readonly Part[]

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A template whose values are escaped, unless they are markup themselves. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return { markup: strings.map((string, index) => string + (index < parts.length ? put(parts[index]) : '')).join('') }
}

/** A whole document in the panel's clothes. */
export function page(title: string, body: Markup, init: ResponseInit = {}): Response {
  const document = html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${{ markup: STYLE }}</style>
</head>
<body>${body}</body>
</html>`
  const headers = new Headers(init.headers)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('cache-control', 'no-store')
  headers.set(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'",
  )
  return new Response(document.markup, { ...init, headers })
}

function put(part: Part): string {
  if (part === undefined) return ''
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
  if (typeof part === 'number') return String(part)
  return 'markup' in part ? part.markup : part.map(put).join('')
}

const STYLE = `
:root { --ink: #001e3c; --soft: #52647a; --paper: #f7f4ee; --card: #fff; --line: #ddd6ca; --good: #1d6144; --bad: #9f1f19; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eef2f6; --soft: #a3b1bf; --paper: #0c1826; --card: #13233a; --line: #2a3c54; --good: #7fcba6; --bad: #f2968f; }
}
* { box-sizing: border-box }
body { margin: 0; color: var(--ink); background: var(--paper); font: 15px/1.5 ui-sans-serif, system-ui, sans-serif }
a { color: inherit; text-underline-offset: 3px }
code, .mono { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
header { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: baseline; padding: 20px 32px; border-bottom: 1px solid var(--line) }
h1 { margin: 0; font-size: 17px; letter-spacing: .08em }
h1 small { margin-left: 10px; color: var(--soft); font-size: 14px; font-weight: 400; letter-spacing: 0 }
h2 { margin: 0 0 8px; font-size: 14px; font-weight: 600 }
h2::first-letter { text-transform: uppercase }
main { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: 32px; max-width: 1440px; padding: 24px 32px 64px }
aside { position: sticky; top: 20px; align-self: start; max-height: calc(100vh - 40px); overflow-y: auto }
@media (max-width: 1000px) { main { grid-template-columns: minmax(0, 1fr); padding: 20px 16px 48px } header { padding: 16px } aside { position: static; max-height: none } }
section { margin-bottom: 28px }
p { margin: 0 0 8px; max-width: 68ch }
.quiet { color: var(--soft) }
.bar { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; margin-bottom: 20px; padding: 10px 0; background: var(--paper) }
fieldset { display: flex; gap: 14px; margin: 0; padding: 0; border: 0 }
legend { float: left; margin-right: 14px; padding: 0; color: var(--soft); line-height: 28px }
label { display: inline-flex; gap: 6px; align-items: center; min-height: 28px }
input[type=radio] { margin: 0; accent-color: var(--ink) }
ul { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 4px; background: var(--card) }
li + li { border-top: 1px solid var(--line) }
.scenario { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; align-items: center; padding: 10px 14px }
.scenario[data-loaded] { box-shadow: inset 3px 0 var(--good) }
.scenario strong { font-weight: 600 }
.scenario p { margin: 0; color: var(--soft); font-size: 14px }
button { min-height: 32px; padding: 0 14px; color: var(--ink); background: none; border: 1px solid var(--ink); border-radius: 3px; font: inherit; font-size: 14px; cursor: pointer }
button:hover { color: var(--card); background: var(--ink) }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }
.entry { display: grid; grid-template-columns: 64px minmax(0, 1fr) auto; gap: 12px; padding: 5px 14px; overflow-wrap: anywhere }
.entry time { color: var(--soft) }
.bad { color: var(--bad) }
.good { color: var(--good) }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 16px; margin: 0 } dt { color: var(--soft) } dd { margin: 0 }
pre { overflow-x: auto; padding: 12px 14px; border: 1px solid var(--line); border-radius: 4px; background: var(--card); white-space: pre-wrap; overflow-wrap: anywhere }
.narrow { display: block; max-width: 760px }
`

/** Markup that is safe to send: every value in it was escaped. */
type Markup = { readonly markup: string }
type Part = Markup | string | number | undefined | readonly Part[]

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Builds markup from a template; values are escaped unless they are markup. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return {
    markup: strings.map((string, index) => string + (index < parts.length ? render(parts[index]) : '')).join(''),
  }
}

type PageOptions = ResponseInit & {
  /** Path of a panel module. */
  script?: string
  /** The only other origins that may show this page in a frame. */
  framedBy?: readonly string[]
  /** The only other origins to which the page's forms may be redirected. */
  formsLeadTo?: readonly string[]
}

/** A whole document in the panel's style. */
export function renderPage(
  title: string,
  body: Markup,
  { script, framedBy = [], formsLeadTo = [], ...init }: PageOptions = {},
): Response {
  const document = html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/__panel/style.css">
${script === undefined ? undefined : html`<script type="module" src="${script}"></script>`}
</head>
<body>${body}</body>
</html>`
  const headers = new Headers(init.headers)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('cache-control', 'no-store')
  headers.set(
    'content-security-policy',
    `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src data:; form-action ${["'self'", ...formsLeadTo].join(' ')}; base-uri 'none'; frame-ancestors ${framedBy.join(' ') || "'none'"}`,
  )
  return new Response(document.markup, { ...init, headers })
}

function render(part: Part): string {
  if (part === undefined) return ''
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
  if (typeof part === 'number') return String(part)
  return 'markup' in part ? part.markup : part.map(render).join('')
}

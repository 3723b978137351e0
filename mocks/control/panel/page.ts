/** Markup that is safe to send: everything put into it was escaped on the way. */
export type Markup = { readonly markup: string }
type Part = Markup | string | number | undefined | readonly Part[]

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A template whose values are escaped, unless they are markup themselves. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return { markup: strings.map((string, index) => string + (index < parts.length ? put(parts[index]) : '')).join('') }
}

export type PageOptions = ResponseInit & {
  /** A module of the panel's, by its path. */
  script?: string
  /** The one other origin whose pages may hold this one in a frame. */
  framedBy?: string
}

/** A whole document in the panel's clothes. */
export function page(title: string, body: Markup, { script, framedBy, ...init }: PageOptions = {}): Response {
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
    `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors ${framedBy ?? "'none'"}`,
  )
  return new Response(document.markup, { ...init, headers })
}

function put(part: Part): string {
  if (part === undefined) return ''
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
  if (typeof part === 'number') return String(part)
  return 'markup' in part ? part.markup : part.map(put).join('')
}

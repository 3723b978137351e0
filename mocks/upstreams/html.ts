import { createHash } from 'node:crypto'

/** Markup that needs no escaping. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

type Part = Html | string | number | null | false | readonly Html[]

/** Template tag for markup. Escapes every value that is not Html. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(renderPart)))
}

function renderPart(part: Part): string {
  if (part === null || part === false) return ''
  if (part instanceof Html) return part.markup
  if (typeof part === 'object') return part.map(renderPart).join('')
  return escapeHtml(String(part))
}

/** Escapes text for HTML content or an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

type Page = {
  title: string
  style: string
  body: Html
  status?: number
  /** Directives of the content security policy, besides the style's. Everything else is forbidden. */
  policy: readonly string[]
  referrerPolicy: 'no-referrer' | 'same-origin'
}

/** A response with a page without scripts, whose content security policy allows its one style by hash. */
export function createPageResponse({ title, style, body, status = 200, policy, referrerPolicy }: Page): Response {
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body>
${body}
</body>
</html>
`
  const styleHash = createHash('sha256').update(style).digest('base64')
  const directives = [
    "default-src 'none'",
    ...policy,
    `style-src 'sha256-${styleHash}'`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return new Response(document.markup, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': directives.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': referrerPolicy,
      'x-content-type-options': 'nosniff',
    },
  })
}

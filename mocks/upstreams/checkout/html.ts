import { escapeHtml } from '../shopify/goods/text.ts'

/** Markup that is safe to put into a page as it is. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

type Part = Html | string | number | null | false | readonly Html[]

/** Builds markup; whatever is not itself markup is escaped, so that no shopper's text becomes a tag. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(render)))
}

function render(part: Part): string {
  if (part === null || part === false) return ''
  if (part instanceof Html) return part.markup
  if (typeof part === 'object') return part.map(render).join('')
  return escapeHtml(String(part))
}

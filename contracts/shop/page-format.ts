/** The two formats of a page, by their media types. */
export type PageFormat = 'text/html' | 'text/markdown'

/**
 * The format that a request's Accept header asks for: Markdown where it is named and weighs no less than HTML (RFC 9110), as
 * programs name it.
 */
export function getPageFormat(accept: string | null | undefined): PageFormat {
  if (!accept?.toLowerCase().includes('text/markdown')) return 'text/html'
  const weights = readWeights(accept)
  const markdown = weights.get('text/markdown') ?? 0
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0
  return markdown > 0 && markdown >= html ? 'text/markdown' : 'text/html'
}

const readWeights = (accept: string): Map<string, number> =>
  new Map(
    accept
      .toLowerCase()
      .split(',')
      .map((range) => {
        const [type = '', ...parameters] = range.split(';').map((part) => part.trim())
        const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
        return [type, weight === undefined ? 1 : Number(weight)]
      }),
  )

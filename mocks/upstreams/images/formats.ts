/** Output formats in order of preference. */
const PREFERRED_FORMATS = ['avif', 'webp', 'jpeg'] as const
/** PNG has to be asked for: it is several times as large. */
const FORMATS = [...PREFERRED_FORMATS, 'png'] as const
export type Format = (typeof FORMATS)[number]

export const getMimeType = (format: Format): string => `image/${format}`

/** The formats that an Accept header names explicitly, best first. Wildcards do not count; JPEG is always the last fallback. */
export function getAcceptedFormats(accept: string | null): Format[] {
  const qualityByType = new Map<string, number>()
  for (const part of (accept ?? '').split(',')) {
    const [type = '', ...parameters] = part.split(';').map((token) => token.trim().toLowerCase())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    qualityByType.set(type, q ? Number(q.slice(2)) : 1)
  }
  return PREFERRED_FORMATS.filter((format) => format === 'jpeg' || (qualityByType.get(getMimeType(format)) ?? 0) > 0)
}

/** The format of `?format=`; null for an unknown value. */
export function parseFormat(format: string | null): Format | null {
  // Shopify's `pjpg` is a progressive JPEG, which ours are.
  const name = format === 'jpg' || format === 'pjpg' ? 'jpeg' : format
  return FORMATS.find((candidate) => candidate === name) ?? null
}

/** What pictures are sent as, most wanted first. */
export const FORMATS = ['avif', 'webp', 'jpeg'] as const
export type Format = (typeof FORMATS)[number]

export const mimeOf = (format: Format): string => `image/${format}`

/** Formats that the client takes, best first. Only what it names counts: everything takes a JPEG, so that is always last. */
export function acceptedFormats(accept: string | null): Format[] {
  const named = new Map<string, number>()
  for (const part of (accept ?? '').split(',')) {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    named.set(type, q ? Number(q.slice(2)) : 1)
  }
  return FORMATS.filter((format) => format === 'jpeg' || (named.get(mimeOf(format)) ?? 0) > 0)
}

/** `?format=`, where it names one of ours. */
export function askedFormat(format: string | null): Format | null {
  const name = format === 'jpg' ? 'jpeg' : format
  return FORMATS.find((known) => known === name) ?? null
}

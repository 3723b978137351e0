import fc, { type Arbitrary } from 'fast-check'

/** Texts that have broken services: names of every object, other encodings, numbers that are none, far too long ones. */
export const hostileText: Arbitrary<string> = fc.oneof(
  fc.constantFrom('toString', '__proto__', 'constructor'),
  fc.constantFrom(
    ...['', ' ', 'null', 'undefined', 'true'],
    ...['-1', '0', '1e999', 'NaN', '99999999999999999999', '0x1F', '1,5'],
    ...['../../etc/passwd', '%', '%E0%A4%A', '"', "';--", '<script>', '{{7*7}}', '\\', '\u0000', '\uD800', '👖'],
    'x'.repeat(5_000),
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

/** Values where another JSON value was expected. */
export const hostileJson: Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, 0, -1, 1.5, 2 ** 53, [], {}, [null], { constructor: 1 }),
  fc.jsonValue({ maxDepth: 2 }),
)

/** A JSON value with one of its parts, or the whole, replaced by a hostile value or left out. */
export const spoilJson = (value: unknown): Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...listPaths(value)), fc.option(hostileJson, { nil: undefined }))
    .map(([path, replacement]) => replaceAt(value, path, replacement))

function listPaths(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, part]) => listPaths(part, [...path, key]))]
}

function replaceAt(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement
  const copy: Record<string, unknown> = Object.assign(Array.isArray(value) ? [] : {}, value)
  copy[key] = replaceAt(copy[key], rest, replacement)
  return copy
}

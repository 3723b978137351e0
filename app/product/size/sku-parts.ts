/**
 * The skus of a grid: for each option a part of the sku per value, or a single list of whole skus. Parts without commas
 * are joined to a text, because a list of short texts takes twice the space in a page.
 */
export type SkuParts = readonly (string | readonly string[])[]

const encodePart = (values: readonly string[]) =>
  values.join().split(',').length === values.length ? values.join() : values

/** The sku at the index of a variant (`getVariantIndex`). */
export function joinSku(parts: SkuParts, index: number): string {
  let [rest, sku] = [index, '']
  for (const part of parts.toReversed()) {
    const values = typeof part === 'string' ? part.split(',') : part
    sku = (values[rest % values.length] ?? '') + sku
    rest = Math.floor(rest / values.length)
  }
  return sku
}

/**
 * Splits the skus of a grid into a part for each value of each option, as in '-34' + 'B' + '32'; '' stands for a variant that
 * does not exist. Skus without such parts stay one list.
 */
export function splitSkus(shape: readonly number[], skus: readonly string[]): SkuParts {
  const parts: string[][] = []
  // Removes the endings of the last option first, then those of the one before it.
  let beginnings = skus
  for (const count of shape.toReversed()) {
    const blocks = Array.from({ length: beginnings.length / count }, (_, at) =>
      beginnings.slice(at * count, (at + 1) * count),
    )
    const endings = findEndings(blocks.find((block) => !block.includes('')) ?? [])
    const blockBeginnings = endings && blocks.map((block) => findBeginning(block, endings))
    if (!blockBeginnings || blockBeginnings.includes(undefined)) return [encodePart(skus)]
    parts.unshift(endings)
    beginnings = blockBeginnings.map((beginning) => beginning ?? '')
  }
  const [first = '', ...others] = [beginnings[0] ?? '', ...parts]
  const [values = [''], ...rest] = others
  return [values.map((value) => first + value), ...rest].map(encodePart)
}

/** The endings of some texts after their common beginning; undefined if there are none. */
function findEndings(texts: readonly string[]): string[] | undefined {
  const [first] = texts
  if (first === undefined) return undefined
  let length = 0
  while (length < first.length && texts.every((text) => text[length] === first[length])) length++
  return texts.map((text) => text.slice(length))
}

/**
 * The common beginning of these texts before their endings; '' if all texts are missing, undefined if the beginnings
 * differ.
 */
function findBeginning(texts: readonly string[], endings: readonly string[]): string | undefined {
  const beginnings = new Set(
    texts.flatMap((text, at) => {
      const ending = endings[at] ?? ''
      return text === '' ? [] : [text.endsWith(ending) ? text.slice(0, text.length - ending.length) : undefined]
    }),
  )
  const [beginning = beginnings.size === 0 ? '' : undefined] = beginnings
  return beginnings.size > 1 ? undefined : beginning
}

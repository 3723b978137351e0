import type { OptionType } from '../catalogue/catalogue.ts'
import { getSizeRun, OPTION_VALUES, type SizeRun } from '../catalogue/sizes.ts'
import type { Colourway, StyleSheet } from '../catalogue/style-sheet.ts'
import type { PriceReader } from './price-reader.ts'
import { describeMissing, type Path, type Report } from './problems.ts'
import type { ParsedGoodsFile } from './schema/goods-file.ts'
import type { StyleColourInput, StyleInput } from './schema/style.ts'

/** The styles of a goods file, with the colours that they share, their sizes, and prices in minor units. */
export function buildStyles(
  file: ParsedGoodsFile,
  readPrice: PriceReader,
  report: Report,
): { styles: StyleSheet[]; personalisation: StyleSheet | undefined } {
  const { styles, personalisation } = file
  if (styles.length > 0 && file.markets.length > 0)
    report(['markets'], 'expected none in a file with styles, which are sold in the stores’ currencies')
  reportSharedNames(styles, report)
  const sharedColours = new Map(file.colours.map((colour) => [colour.name, colour]))
  const kinds = Object.keys(file.reviews?.kinds ?? {})

  function build(input: StyleInput, path: Path): StyleSheet {
    const { productOptions: _, ...texts } = input
    const sizes = buildSizes(input, path)
    if (input.reviewKind !== undefined && !kinds.includes(input.reviewKind))
      report([...path, 'reviewKind'], describeMissing('kind of reviews', input.reviewKind, kinds))
    return {
      ...texts,
      sizes,
      ...buildPrices(input, sizes, path),
      colours: input.colours.map((colour, index) => buildColour(colour, [...path, 'colours', index])),
    }
  }

  function buildSizes({ productOptions }: StyleInput, path: Path): SizeRun {
    return getSizeRun(
      productOptions.map(({ name, values }, index) => {
        const list: readonly string[] = OPTION_VALUES[name]
        for (const value of values ?? [])
          if (!list.includes(value))
            report(
              [...path, 'productOptions', index, 'values'],
              `"${value}" is no ${name}; it is one of ${list.join(', ')}`,
            )
        const type: OptionType = name === 'socksize' ? 'size' : name
        return { type, values: values ?? list }
      }),
    )
  }

  /** An amount of a gift card is its price, the same number in each currency. */
  function buildPrices(
    { price, pricesByValue }: StyleInput,
    { options }: SizeRun,
    path: Path,
  ): Pick<StyleSheet, 'price' | 'pricesByValue'> {
    const amounts = options.find(({ type }) => type === 'amount')?.values ?? []
    const ownPrice = price ?? amounts[0]
    if (ownPrice === undefined) report([...path, 'price'], 'expected a price like "12.50"')
    const byValue = [...amounts.map((amount) => [amount, amount] as const), ...Object.entries(pricesByValue)]
    return {
      price: readPrice(ownPrice ?? '0', [...path, 'price']).stores,
      pricesByValue: new Map(
        byValue.map(([value, money]) => [value, readPrice(money, [...path, 'pricesByValue', value]).stores]),
      ),
    }
  }

  function buildColour(input: StyleColourInput, path: Path): Colourway {
    const { hex, family } = { ...sharedColours.get(input.name), ...input }
    if (hex === undefined || family === undefined)
      report(
        [...path, 'name'],
        `${describeMissing('colour', input.name, sharedColours.keys())}; else expected its hex and family`,
      )
    return {
      ...input,
      hex: hex ?? '#ffffff',
      family: family ?? 'multi',
      reduced: input.reduced === undefined ? undefined : readPrice(input.reduced, [...path, 'reduced']).stores,
    }
  }

  for (const name of Object.keys(file.reviews?.styles ?? {}))
    if (!styles.some((style) => style.name === name))
      report(
        ['reviews', 'styles', name],
        describeMissing(
          'style',
          name,
          styles.map((style) => style.name),
        ),
      )
  return {
    styles: styles.map((style, index) => build(style, ['styles', index])),
    personalisation: personalisation && build(personalisation, ['personalisation']),
  }
}

function reportSharedNames(styles: readonly StyleInput[], report: Report) {
  for (const key of ['number', 'code', 'name'] as const) {
    const values = new Set<string | number>()
    for (const [index, { [key]: value }] of styles.entries()) {
      if (values.has(value)) report(['styles', index, key], `another style has the ${key} ${value} too`)
      values.add(value)
    }
  }
}

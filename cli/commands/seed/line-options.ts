import type { Command } from 'commander'
import { collectPair, parseCount } from '../../terminal/options.ts'

/** The parsed options of `addLineOptions`. */
export type LineOptions = {
  product: string
  sku?: string
  waist?: string
  build?: string
  leg?: string
  option?: Record<string, string>
  quantity: number
  lines: number
}

/** Adds the options for the lines of a cart or an order. */
export const addLineOptions = (command: Command): Command =>
  command
    .option('--product <handle>', 'the product of each line', 'heroes-navy')
    .option('--sku <sku>', 'the exact variant, instead of its sizes')
    .option('--waist <inches>', 'short for --option waist=34')
    .option('--build <letter>', 'short for --option build=B')
    .option('--leg <inches>', 'short for --option leg=32')
    .option('--option <type=value>', 'any other size or option; repeatable', collectPair)
    .option('--quantity <n>', 'the quantity of each line', parseCount, 1)
    .option('--lines <n>', 'the number of lines', parseCount, 1)

/** The lines as the control API takes them. */
export function toLines({ product, sku, waist, build, leg, option, quantity, lines }: LineOptions) {
  const options = {
    ...option,
    ...(waist && { waist }),
    ...(build && { build: toBuildOption(build) }),
    ...(leg && { leg }),
  }
  const line = { product, quantity, ...(sku && { sku }), ...(Object.keys(options).length > 0 && { options }) }
  return Array.from({ length: lines }, () => line)
}

/** A fit's build is B, the option value of a product is Build B (spec 3). */
const toBuildOption = (text: string) => (/^[a-c]$/i.test(text) ? `Build ${text.toUpperCase()}` : text)

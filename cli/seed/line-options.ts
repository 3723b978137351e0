import type { Command } from 'commander'
import { pair, wholeNumber } from '../options.ts'

/** What `--product` and its sizes are parsed to. */
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

/** The options that say what is in a cart or an order. */
export const withLineOptions = (command: Command): Command =>
  command
    .option('--product <handle>', 'what is in it', 'heroes-navy')
    .option('--sku <sku>', 'the very variant, instead of its sizes')
    .option('--waist <inches>', 'short for --option waist=34')
    .option('--build <letter>', 'short for --option build=B')
    .option('--leg <inches>', 'short for --option leg=32')
    .option('--option <type=value>', 'any other size or choice, once or more', pair)
    .option('--quantity <n>', 'how many of it', wholeNumber, 1)
    .option('--lines <n>', 'in so many lines of their own', wholeNumber, 1)

/** The lines as the control API takes them. */
export function linesOf({ product, sku, waist, build, leg, option, quantity, lines }: LineOptions) {
  const options = {
    ...option,
    ...(waist && { waist }),
    ...(build && { build: buildValue(build) }),
    ...(leg && { leg }),
  }
  const line = { product, quantity, ...(sku && { sku }), ...(Object.keys(options).length > 0 && { options }) }
  return Array.from({ length: lines }, () => line)
}

/** Fit services say B where the shelves say Build B (spec 3). */
const buildValue = (text: string) => (/^[a-c]$/i.test(text) ? `Build ${text.toUpperCase()}` : text)

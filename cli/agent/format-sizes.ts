import type { SizingAnswer } from '#contracts/ucp/shop-tools.ts'

type SizedHalf = NonNullable<SizingAnswer['bottom']>
type SizedOption = SizedHalf['options'][number]

/** The sizes of each half with their probabilities, what makes them less certain, and the variants of a product. */
export function formatSizes({ bottom, top, doubts, product }: SizingAnswer): string {
  return [
    ...(bottom ? formatHalf('Bottoms', bottom) : []),
    ...(top ? formatHalf('Tops', top) : []),
    ...doubts,
    ...(product ? formatProduct(product) : []),
  ].join('\n')
}

const formatHalf = (name: string, { summary, options, next_question }: SizedHalf): string[] => [
  `${name}: ${summary}`,
  ...options.map((option) => `  ${formatOption(option)}`),
  ...(next_question ? [`  Ask next: ${next_question.question} (${next_question.answer})`] : []),
]

const formatOption = ({ option, size, probability, runner_up }: SizedOption): string =>
  [
    `${option} ${size}${formatShare(probability)}`,
    ...(runner_up ? [`else ${runner_up.size}${formatShare(runner_up.probability)} ${runner_up.when}`] : []),
  ].join(', ')

const formatShare = (probability: number | undefined) =>
  probability === undefined ? '' : ` (${Math.round(probability * 100)} %)`

function formatProduct({ url, variants }: NonNullable<SizingAnswer['product']>): string[] {
  if (variants.length === 0) return [`${url}: no variant in stock`]
  return [url, ...variants.map(({ id, options, size }) => `  ${Object.values(options).join(' / ')}, ${size}: ${id}`)]
}

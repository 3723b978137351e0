import type { z } from 'zod'
import { translateFrom } from '#app/copy/copy.ts'
import { fitScreenWords, type ScreenTexts } from '#app/copy/fit-finder-screens.ts'
import { formatList } from '#app/copy/format-list.ts'
import { getVerdict, RESULT_OPTIONS, type Verdict } from '#app/fit/finder/result/confidence.ts'
import { getReasons, toQuestion } from '#app/fit/finder/result/reasons.ts'
import { recommend } from '#app/fit/fit.server.ts'
import { type FitAnswers, isFitAnswers } from '#app/fit/fit-answers.ts'
import type { FitDeps } from '#app/fit/fit-deps.server.ts'
import { hasFitOption } from '#app/fit/fit-for-product.ts'
import type { Recommendation } from '#app/fit/fit-outcomes.ts'
import type { FitHalf } from '#app/fit/saved-fit.ts'
import type { Product } from '#app/product/product.ts'
import { joinPath } from '#app/region/rewrite.ts'
import { CallRefused, RPC, refuseArguments } from '#contracts/ucp/rpc-error.ts'
import type { SHOP_TOOLS, SizingAnswer } from '#contracts/ucp/shop-tools.ts'
import { findNextQuestion, listChanges } from './next-question.ts'
import { listSizedVariants } from './sized-variants.ts'
import { createToolEnvelope, type ToolContext } from './tool-context.ts'

type Sizing = z.output<(typeof SHOP_TOOLS)['recommend_size']['input']>['sizing']
type SizingDeps = Pick<FitDeps, 'fit' | 'report' | 'onLeftOut'> & {
  readProduct(handle: string): Promise<Product | null>
}

/** Recommends sizes as the Fit Finder does: the same service, the same words, the same figures. Throws CallRefused. */
export async function recommendSize(
  deps: SizingDeps,
  { answers: named, product: handle }: Sizing,
  context: ToolContext,
): Promise<SizingAnswer> {
  const answers = toFitAnswers(named)
  const product = handle === undefined ? undefined : await deps.readProduct(handle)
  if (product === null) throw refuseArguments('There is no product with this handle.')
  const outcome = await recommend(deps, answers, { withNextQuestions: true })
  if (!outcome.ok)
    throw new CallRefused(503, {
      code: RPC.refused,
      message: 'No recommendation',
      data: { code: 'unavailable', content: 'The sizes could not be worked out. Try again.', retry_after: 5 },
    })
  const { recommendation } = outcome
  const t: ScreenTexts = (key, values) => translateFrom(context.region.locale, fitScreenWords, key, values)
  const verdicts = { bottom: listVerdicts(recommendation, 'bottom'), top: listVerdicts(recommendation, 'top') }
  return {
    ucp: createToolEnvelope('recommend_size'),
    ...(verdicts.bottom.length > 0 && { bottom: describeHalf('bottom') }),
    ...(verdicts.top.length > 0 && { top: describeHalf('top') }),
    doubts: describeDoubts(recommendation, t),
    ...(product && { product: describeProduct(product) }),
  }

  function describeHalf(half: FitHalf): NonNullable<SizingAnswer['bottom']> {
    const next = findNextQuestion(recommendation, answers, half, t)
    return {
      summary: verdicts[half].map(({ size }) => size).join(' / '),
      options: verdicts[half].map((verdict) => describeVerdict(verdict, recommendation, t)),
      reasons: getReasons(recommendation, answers, half, t),
      would_change: listChanges(recommendation, half),
      ...(next && { next_question: next }),
    }
  }

  function describeProduct(product: Product): NonNullable<SizingAnswer['product']> {
    const close = [...verdicts.bottom, ...verdicts.top].flatMap(({ option, next, isClose }) =>
      next && isClose ? [{ option, size: next.size }] : [],
    )
    return {
      handle: product.handle,
      url: context.origin + joinPath(context.region, `/products/${product.handle}`),
      is_sized_by_fit: hasFitOption(product),
      variants: listSizedVariants(product, recommendation, close),
    }
  }
}

const listVerdicts = (recommendation: Recommendation, half: FitHalf): Verdict[] =>
  RESULT_OPTIONS[half].flatMap((option) => getVerdict(recommendation, option) ?? [])

function describeVerdict(
  { option, size, next, isClose }: Verdict,
  { probabilities }: Recommendation,
  t: ScreenTexts,
): NonNullable<SizingAnswer['bottom']>['options'][number] {
  const known = probabilities[option]
  return {
    option,
    size,
    ...(known && { probability: known[size] ?? 0 }),
    ...(next && {
      runner_up: {
        size: next.size,
        ...(known && { probability: known[next.size] ?? 0 }),
        when: t(`better.${option}.${next.side}`),
      },
    }),
    is_close: isClose,
  }
}

/** What makes the result less certain, in the words that people read. */
function describeDoubts({ doubts }: Recommendation, t: ScreenTexts): string[] {
  const listNames = (kind: 'missing' | 'outside-data' | 'contradicts') =>
    doubts.flatMap((doubt) => (doubt.kind === kind && doubt.answer ? [t(`answer.${toQuestion(doubt.answer)}`)] : []))
  return [
    ...(['missing', 'outside-data', 'contradicts'] as const).flatMap((kind) => {
      const names = [...new Set(listNames(kind))]
      return names.length > 0 ? [t(`doubt.${kind}`, { answers: formatList(names, 'en-GB') })] : []
    }),
    ...doubts.flatMap(({ kind, option }) =>
      kind === 'wide' && option ? [t('doubt.wide', { option: t(`option.${option}`) })] : [],
    ),
  ]
}

/** The answers by the names of their questions, which the schema has with underscores. */
function toFitAnswers(named: Sizing['answers']): FitAnswers {
  const answers = Object.fromEntries(Object.entries(named).map(([name, value]) => [name.replaceAll('_', '-'), value]))
  if (!isFitAnswers(answers)) throw refuseArguments('An answer is not one that its question accepts.')
  return answers
}

import { OPTION_LISTS } from '#contracts/shop/option-lists.ts'
import type { recommendFromWire } from '#mocks/recommender/wire.ts'
import { formatTable, type Terminal } from '../terminal/terminal.ts'

type Recommendation = ReturnType<typeof recommendFromWire>

/** Characters of a bar at 100 %. */
const BAR_WIDTH = 40
/** Less likely sizes are left out. */
const MIN_PROBABILITY = 0.02

/** A recommendation: the sizes, the probabilities of each option as bars, and notes on doubts and adjustments. */
export function formatRecommendation(recommendation: Recommendation, terminal: Terminal): string {
  const { style } = terminal
  const { top, bottom } = recommendation
  const sizes = [
    `${style('bold', `${bottom.waist} / ${bottom.build} / ${bottom.leg}`)}  trousers (${bottom.taper ?? 'Standard'})`,
    `${style('bold', `${top.size ?? top.chest} / ${top.cut} / ${top.length}`)}  tops`,
  ]
  const notes = createNotes(recommendation).map((note) => note.charAt(0).toUpperCase() + note.slice(1))
  const bars = formatTable(createBarRows(recommendation, terminal))
  return [...sizes, '', bars, ...(notes.length ? ['', ...notes] : [])].join('\n')
}

function createBarRows({ top, bottom, probabilities }: Recommendation, { style }: Terminal): string[][] {
  const recommended: Record<string, string | undefined> = { ...top, ...bottom }
  const options = { ...probabilities?.bottom, ...probabilities?.top }
  return Object.entries(options).flatMap(([option, sizes]) => {
    const likelySizes = Object.entries(sizes).filter(([, probability]) => probability >= MIN_PROBABILITY)
    return sortSizes(likelySizes).map(([size, probability], index) => {
      const isRecommended = size === recommended[option]
      const bar = '█'.repeat(Math.max(Math.round(probability * BAR_WIDTH), 1))
      return [
        index === 0 ? option : '',
        isRecommended ? style('bold', size) : style('dim', size),
        `${String(Math.round(probability * 100)).padStart(3)} %`,
        isRecommended ? style('green', bar) : style('dim', bar),
      ]
    })
  })
}

function createNotes({ moved = [], doubts = [], asked_for = [] }: Recommendation): string[] {
  return [
    ...moved.map(
      ({ answer, option, from, to }) => `your ${toWords(answer)} moved ${toWords(option)} from ${from} to ${to}.`,
    ),
    ...asked_for.map(({ answer, option, value }) => `you asked for ${toWords(option)} ${value} (${toWords(answer)}).`),
    ...doubts.map(({ kind, answer, option }) => {
      if (kind === 'missing') return `${toWords(answer ?? '')} is missing: the middle size is used.`
      if (kind === 'outside-data') return `${toWords(answer ?? '')} is outside the range of the measured men.`
      if (kind === 'contradicts') return `${toWords(answer ?? '')} contradicts the other answers and has less weight.`
      return `no ${toWords(option ?? '')} is clearly the most likely.`
    }),
  ]
}

/** From small to large, because JSON objects put numeric names first. */
function sortSizes(sizes: [string, number][]): [string, number][] {
  const getRank = ([size]: [string, number]) => {
    const place = OPTION_LISTS.size.findIndex((letters) => letters === size)
    return place < 0 ? Number(size) : place
  }
  return sizes.toSorted((one, other) => getRank(one) - getRank(other) || 0)
}

const toWords = (name: string) => name.replaceAll('_', ' ')

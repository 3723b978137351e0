import type { recommendOverTheWire } from '#mocks/recommender/wire.ts'
import { type Terminal, table } from '../terminal.ts'

type Result = ReturnType<typeof recommendOverTheWire>

/** Bars are so many characters at 100 %. */
const WIDTH = 40
/** Sizes less likely than this are not drawn. */
const FAINT = 0.02

/** A recommendation as bars of likelihood, one block per option, and in words what to know of it. */
export function recommendationChart(result: Result, { style }: Terminal): string {
  const { top, bottom, probabilities, moved = [], doubts = [], asked_for = [] } = result
  const chosen: Record<string, string | undefined> = { ...top, ...bottom }
  const odds = { ...probabilities?.bottom, ...probabilities?.top }
  const blocks = Object.entries(odds).map(([option, sizes]) => {
    const likely = Object.entries(sizes).filter(([, odds]) => odds >= FAINT)
    const rows = sortedAsShop(likely).map(([size, odds], i) => {
      const led = size === chosen[option]
      const bar = '█'.repeat(Math.max(Math.round(odds * WIDTH), 1))
      return [
        i === 0 ? option : '',
        led ? style('bold', size) : style('dim', size),
        `${String(Math.round(odds * 100)).padStart(3)} %`,
        led ? style('green', bar) : style('dim', bar),
      ]
    })
    return rows
  })
  const words = [
    `${style('bold', `${bottom.waist} / ${bottom.build} / ${bottom.leg}`)}  trousers (${bottom.taper ?? 'Standard'})`,
    `${style('bold', `${top.size ?? top.chest} / ${top.cut} / ${top.length}`)}  tops`,
  ]
  const notes = [
    ...moved.map(
      ({ answer, option, from, to }) => `Your ${spoken(answer)} moved ${spoken(option)} from ${from} to ${to}.`,
    ),
    ...asked_for.map(({ answer, option, value }) => `You asked for ${spoken(option)} ${value} (${spoken(answer)}).`),
    ...doubts.map(({ kind, answer, option }) => {
      if (kind === 'missing') return `${spoken(answer ?? '')} is missing: the middle size leads.`
      if (kind === 'outside-data') return `${spoken(answer ?? '')} lies outside the men that were measured.`
      if (kind === 'contradicts') return `${spoken(answer ?? '')} contradicts the other answers and counts for less.`
      return `No ${spoken(option ?? '')} stands out.`
    }),
  ].map((note) => note.charAt(0).toUpperCase() + note.slice(1))
  return [...words, '', table(blocks.flat()), ...(notes.length ? ['', ...notes] : [])].join('\n')
}

const LETTERS = ['S', 'M', 'M+', 'L', 'L+', 'XL', 'XXL']

/** JSON objects put number-like names first; sizes read from small to large. */
function sortedAsShop(sizes: [string, number][]): [string, number][] {
  const place = ([size]: [string, number]) => (LETTERS.includes(size) ? LETTERS.indexOf(size) : Number(size))
  return sizes.toSorted((one, other) => place(one) - place(other) || 0)
}

const spoken = (name: string) => name.replaceAll('_', ' ')

import type { ChartTable, Garment, SizeChart } from './chart.ts'
import {
  beltRows,
  buildRows,
  chestLetterRows,
  chestRows,
  cutRows,
  legRows,
  lengthRows,
  shortLegRows,
  sockRows,
  waistLetterRows,
  waistRows,
} from './measures.ts'

const waist: ChartTable = {
  id: 'waist',
  title: 'waist',
  intro: 'waist.intro',
  rowTitle: 'waist',
  columns: [{ title: 'your-waist' }],
  rows: waistRows,
}

const build: ChartTable = {
  id: 'build',
  title: 'build',
  intro: 'build.intro',
  rowTitle: 'waist',
  columns: (['seat', 'thigh'] as const).flatMap((group) => [
    { group, title: 'build-a' },
    { group, title: 'build-b' },
    { group, title: 'build-c' },
  ]),
  rows: buildRows,
}

const leg: ChartTable = {
  id: 'leg',
  title: 'leg',
  intro: 'leg.intro',
  rowTitle: 'leg',
  columns: [{ title: 'your-leg' }],
  rows: legRows,
}

const shortLeg: ChartTable = {
  id: 'leg',
  title: 'leg',
  intro: 'short-leg.intro',
  rowTitle: 'leg',
  columns: [{ title: 'inside-seam' }, { title: 'ends' }],
  rows: shortLegRows,
}

const createLetterTable = (intro: 'drawcord.intro' | 'trunks.intro'): ChartTable => ({
  id: 'size',
  title: intro === 'trunks.intro' ? 'trunks' : 'drawcord',
  intro,
  rowTitle: 'size',
  columns: [{ title: 'our-waist' }, { title: 'your-waist' }],
  rows: waistLetterRows,
})

const size: ChartTable = {
  id: 'size',
  title: 'size',
  intro: 'size.intro',
  rowTitle: 'size',
  columns: [{ title: 'your-chest' }],
  rows: chestLetterRows,
}

const chest: ChartTable = {
  id: 'chest',
  title: 'chest',
  intro: 'chest.intro',
  rowTitle: 'chest',
  columns: [{ title: 'your-chest' }],
  rows: chestRows,
}

const cut: ChartTable = {
  id: 'cut',
  title: 'cut',
  intro: 'cut.intro',
  rowTitle: 'cut',
  columns: [{ title: 'drop' }],
  rows: cutRows,
}

const length: ChartTable = {
  id: 'length',
  title: 'length',
  intro: 'length.intro',
  rowTitle: 'length',
  columns: [{ title: 'your-height' }],
  rows: lengthRows,
}

const underTees: ChartTable = {
  ...size,
  id: 'under-tees',
  title: 'under-tees',
  intro: 'under-tees.intro',
}

const belts: ChartTable = {
  id: 'belts',
  title: 'belts',
  intro: 'belts.intro',
  rowTitle: 'size',
  columns: [{ title: 'our-waist' }, { title: 'middle-hole' }],
  rows: beltRows,
}

const socks: ChartTable = {
  id: 'socks',
  title: 'socks',
  intro: 'socks.intro',
  rowTitle: 'size',
  columns: [{ title: 'shoe-uk' }, { title: 'shoe-eu' }, { title: 'shoe-us' }],
  rows: sockRows,
}

const fullLengthChart: SizeChart = {
  claims: ['claim.waists', 'claim.builds', 'claim.legs'],
  tables: [waist, build, leg],
  guides: ['waist', 'seat', 'thigh', 'leg', 'pair'],
}

/** The six size charts of spec 2. */
export const sizeCharts: Record<Garment, SizeChart> = {
  trousers: fullLengthChart,
  denim: fullLengthChart,
  shorts: {
    claims: ['claim.waists', 'claim.builds'],
    tables: [waist, build, shortLeg, createLetterTable('drawcord.intro')],
    guides: ['waist', 'seat', 'thigh', 'shorts'],
  },
  tops: {
    claims: ['claim.chests', 'claim.cuts', 'claim.lengths'],
    tables: [size, chest, cut, length],
    guides: ['chest', 'waist', 'height'],
  },
  underwear: {
    claims: [],
    tables: [createLetterTable('trunks.intro'), underTees, length],
    guides: ['waist', 'chest', 'height'],
  },
  accessories: { claims: [], tables: [belts, socks], guides: ['belt'] },
}

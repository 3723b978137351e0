import type { sizeCharts as words } from '../en-GB/size-charts.ts'

/** Where American English differs. */
export const sizeCharts: Partial<Record<keyof typeof words, string>> = {
  'unit.cm': 'Centimeters',
  'leg.intro':
    'From the floor to the crotch, barefoot. Our inseam is a little shorter, so that the hem sits on the shoe and not on the floor.',
  'your-leg': 'Your inseam',
  'short-leg.intro': 'The leg is the inseam. Where it ends depends on your height; this is for an average man.',
  'inside-seam': 'Inseam',
  'guide.leg': 'Inseam',
  'guide.pair.text':
    'Button it and lay it flat. The waistband from side to side, doubled, is your waist as above. The inseam is your leg.',
  'guide.shorts': 'Inseam',
}

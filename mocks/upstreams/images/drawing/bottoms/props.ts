import { type Curve, offset, outline, pointAt, reverse, sample, through } from '../curve.ts'
import { glow } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { piece } from '../piece.ts'
import { circle, rectangle } from '../trim.ts'
import { getMouth } from './front-pocket.ts'
import type { Leg } from './legs.ts'
import type { TrouserSpec } from './trouser-spec.ts'

/** What sticks out of a pocket, drawn before the leg that covers its lower end. */
export function pocketProp(leg: Leg, spec: TrouserSpec): Layer[] {
  const [x, y] = pointAt(getMouth(leg, spec), 0.45)
  if (spec.make.prop === 'tees' && leg.side === 'right') return golfTees(x, y)
  if (spec.make.prop === 'passport' && leg.side === 'left') return passport(x + 12, y)
  return []
}

/** Three wooden golf tees, upright. */
const golfTees = (x: number, y: number): Layer[] =>
  [-16, 2, 20].flatMap((dx, i) => {
    const top = y - 32 + i * 9
    return [
      piece(rectangle(x + dx - 2.5, top, 5, 60, 2), { dye: '#e9e2d2', cloth: 'none', level: 5.8, looseness: 0 }),
      piece(circle(x + dx, top, 7), { dye: '#f6f1e6', cloth: 'none', level: 6, looseness: 0 }),
      { tone: `<path d="${circle(x + dx, top, 3.6)}" fill="#000" fill-opacity=".22"/>` },
    ]
  })

/** A passport, askew. */
function passport(x: number, y: number): Layer[] {
  const side = (dx: number, dy: number) => [x + dx * 0.97 - dy * 0.24, y + dx * 0.24 + dy * 0.97] as const
  const edge: Curve[] = [
    [side(-30, -34), side(26, -34)],
    [side(26, -34), side(26, 60)],
    [side(26, 60), side(-30, 60)],
  ]
  return [
    piece(outline(...edge), {
      dye: '#5d1f2b',
      cloth: 'card',
      level: 5.8,
      looseness: 0,
      details: [
        {
          dye: `<path d="${circle(...side(-2, -16), 8)}" fill="none" stroke="#c9a45c" stroke-width="2.4"/><path d="M${side(-18, -28).join(' ')}L${side(14, -28).join(' ')}" stroke="#c9a45c" stroke-width="2.6"/>`,
        },
        glow(edge[1] ?? [], 8, -0.2),
      ],
    }),
  ]
}

/** Long white stitches down the middle of the leg and along the hem: a pair that is still being made. */
export function basting(leg: Leg): Layer[] {
  const line = (curve: Curve) => {
    const d = curve.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
    const thread = (colour: string, width: number, opacity: number) =>
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-dasharray="15 11" stroke-linecap="round"/>`
    return { dye: thread('#f4efe2', 2.6, 1), crease: thread('#fff', 3, 0.5), tone: thread('#000', 4.4, 0.12) }
  }
  const sign = leg.side === 'left' ? -1 : 1
  return [line(sample(leg.middle, 60)), line(offset(leg.hem, 34 * sign, 24))]
}

/** The cutting ticket, tied to the waistband. */
export function cuttingTicket({ waist }: TrouserSpec): Layer[] {
  const [x, y] = [524, waist.bottom + 14]
  const lines = [0, 1, 2, 3].map((i) => `M${x - 20} ${y + 52 + i * 13}h${i === 3 ? 22 : 40}`).join('')
  return [
    {
      dye: `<path d="M${x - 4} ${y - 26}Q${x + 10} ${y} ${x} ${y + 24}" fill="none" stroke="#e9e2d2" stroke-width="2"/>`,
    },
    piece(
      outline(
        through`${x - 18} ${y + 14}, ${x + 18} ${y + 14}`,
        through`${x + 30} ${y + 28}, ${x + 30} ${y + 110}`,
        reverse(through`${x - 30} ${y + 110}, ${x + 30} ${y + 110}`),
        reverse(through`${x - 30} ${y + 28}, ${x - 30} ${y + 110}`),
      ),
      {
        dye: '#e6dcc4',
        cloth: 'card',
        level: 9,
        looseness: 0,
        details: [
          {
            dye: `<path d="${circle(x, y + 25, 4.5)}" fill="#8d8370"/><path d="${lines}" stroke="#3b4a63" stroke-width="3" stroke-linecap="round"/>`,
          },
        ],
      },
    ),
  ]
}

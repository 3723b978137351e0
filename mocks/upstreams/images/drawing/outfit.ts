import { hexToOklab } from '../rendering/oklab.ts'
import type { Article } from './article.ts'
import { getMake } from './bottoms/makes.ts'
import { getConstruction } from './construction.ts'
import { type Curve, outline, reverse, through } from './curve.ts'
import { createFrame, type Drawing } from './drawing.ts'
import { gathers } from './gather.ts'
import { layPlaster } from './ground.ts'
import { drawTrousersWorn } from './kinds/trousers.ts'
import { clipLayers, type Layer } from './layer.ts'
import { placeLayers } from './scenes/placement.ts'
import { drawShoes } from './shoes.ts'
import { getCut } from './tops/cut.ts'
import type { Cut } from './tops/torso.ts'

/** Draws an article from the front. */
type DrawFront = (article: Article) => Drawing

const navyChino: Article = { kind: 'chino', colour: '#1e2b45', fabric: 'twill', style: 'Heroes', seed: 11 }
const stoneChino: Article = { kind: 'chino', colour: '#c9bda7', fabric: 'twill', style: 'Heroes', seed: 23 }
const indigoJeans: Article = {
  kind: 'denim',
  colour: '#33435f',
  fabric: 'denim',
  style: 'Bulletproof',
  accent: '#b5793a',
  seed: 5,
}
const greyFlannels: Article = { kind: 'trouser', colour: '#3a3c41', fabric: 'wool', style: 'Sharps', seed: 31 }
const whiteTee: Article = { kind: 'tee', colour: '#f7f6f2', fabric: 'heavy-jersey', style: 'Everyday Tee', seed: 3 }
const navyTee: Article = { kind: 'tee', colour: '#1e2b45', fabric: 'jersey', style: 'Everyday Tee', seed: 8 }
const skyShirt: Article = {
  kind: 'shirt',
  colour: '#a8c3dc',
  fabric: 'oxford',
  sleeve: 'long',
  style: 'Oxford Shirt',
  seed: 14,
}
const whiteShirt: Article = {
  kind: 'shirt',
  colour: '#f7f6f2',
  fabric: 'oxford',
  sleeve: 'long',
  style: 'Office Shirt',
  seed: 19,
}
const greySweat: Article = {
  kind: 'sweat',
  colour: '#a6a9ad',
  fabric: 'fleece',
  pattern: 'melange',
  style: 'Crew Sweat',
  seed: 27,
}
const brownBelt: Article = { kind: 'belt', colour: '#6b3f26', fabric: 'leather', accent: '#a8a294', style: 'The Belt' }
const blackBelt: Article = { kind: 'belt', colour: '#17181b', fabric: 'leather', accent: '#a8a294', style: 'The Belt' }
const navySocks: Article = {
  kind: 'sock',
  colour: '#1e2b45',
  fabric: 'rib',
  accent: '#a8c3dc',
  style: 'Everyday Socks',
}
const burgundySocks: Article = {
  kind: 'sock',
  colour: '#5b1f2c',
  fabric: 'rib',
  accent: '#d6a39d',
  style: 'Everyday Socks',
}

/** Lightness below which a colour is dark. */
const DARK = 0.5
const isDark = ({ colour }: Article): boolean => hexToOklab(colour).l < DARK

/** What a top is shown with: light with dark, smart with smart. */
function chooseBottom(top: Article): Article {
  if (top.kind === 'shirt' && top.fabric !== 'denim' && !isDark(top))
    return top.style === 'Office Shirt' ? greyFlannels : navyChino
  return isDark(top) ? stoneChino : indigoJeans
}

/** What trousers or shorts are shown with. */
function chooseTop(bottom: Article): Article {
  if (bottom.kind === 'trouser') return isDark(bottom) ? skyShirt : whiteShirt
  if (bottom.fabric === 'fleece') return isDark(bottom) ? whiteTee : navyTee
  if (bottom.kind === 'denim') return isDark(bottom) ? greySweat : navyTee
  if (bottom.kind === 'short') return isDark(bottom) ? whiteTee : navyTee
  return isDark(bottom) ? skyShirt : navyTee
}

const TOPS = new Set<Article['kind']>(['tee', 'polo', 'shirt', 'sweat', 'jacket'])
/** Shirts whose hem is made to hang out. */
const UNTUCKED = new Set(['Half-Day Shirt', 'Linen Shirt', 'Bonfire Shirt', 'Denim Shirt', 'Scrum', 'Heavyweight Tee'])

const isTucked = ({ kind, style = '' }: Article): boolean =>
  (kind === 'tee' || kind === 'polo' || kind === 'shirt') && !UNTUCKED.has(style)

/** Height on a top that lies on the upper edge of the waistband. */
const WAIST = 668

/** Draws an article with what it is worn with, laid out on a plastered table as on a body. */
export function drawOutfit(article: Article, drawFront: DrawFront): Drawing {
  const isTop = TOPS.has(article.kind)
  const top = isTop ? article : chooseTop(article)
  const bottom = isTop ? chooseBottom(article) : article
  const isShort = bottom.kind === 'short'
  const isTrouser = bottom.kind === 'trouser'
  const belt = isTrouser && isDark(bottom) ? blackBelt : brownBelt
  const scale = isShort ? 0.9 : 0.72
  const waist = [isShort ? 330 : 326, isShort ? 540 : 438] as const
  const body = { rotation: -1.5, scale, position: waist }
  const shown = drawFront(top).layers
  const frame = createFrame([440, getConstruction(top) === 'hood' ? 530 : 550], 880)
  const isWithBelt = getMake(bottom).loops !== 'none'
  const [right, shoes] = [isShort ? 742 : 700, isTrouser || top.kind === 'jacket' ? 'derbies' : 'trainers'] as const
  return {
    frame,
    layers: [
      layPlaster(frame),
      ...(isTucked(top)
        ? [
            placeLayers([tuckIn(shown, getCut(top), getMake(bottom).waist - 4)], { ...body, anchor: [400, WAIST] }),
            placeLayers(drawTrousersWorn(bottom, belt), { ...body, anchor: [400, 84], layersBelow: 2 }),
          ]
        : [
            placeLayers(drawFront(bottom).layers, { ...body, anchor: [400, 84] }),
            placeLayers(shown, { ...body, anchor: [400, WAIST], layersBelow: 5 }),
            ...(isWithBelt
              ? [
                  placeLayers(drawFront(belt).layers, {
                    anchor: [400, 480],
                    position: [right, 404],
                    rotation: 4,
                    scale: 0.44,
                  }),
                ]
              : []),
          ]),
      placeLayers(drawShoes(shoes), { anchor: [400, 500], position: [right, isShort ? 916 : 906], rotation: 6, scale }),
      placeLayers(drawFront(isDark(bottom) ? burgundySocks : navySocks).layers, {
        anchor: [366, 432],
        position: [right + 14, 610],
        rotation: 10,
        scale: 0.5,
      }),
    ],
  }
}

/** Cuts a top off where the trousers begin, drawn in to half their waist, with the folds that this makes. */
function tuckIn(layers: readonly Layer[], { waist, chest }: Cut, into: number): Layer {
  // between the body and the sleeves
  const side = chest + 7
  const [from, edge] = [WAIST - 150, WAIST + 30]
  const notch = (sign: 1 | -1): Curve => {
    const x = (half: number) => 400 + half * sign
    return through`${x(waist + 2)} ${from}, ${x(waist + 1)} ${WAIST - 84}, ${x(waist - 8)} ${WAIST - 34}, ${x(into)} ${edge}`
  }
  const open = outline(
    [[-100, -200]],
    [[900, -200]],
    [[900, 1000]],
    [[400 + side, 1000]],
    [[400 + side, WAIST - 110]],
    notch(1),
    reverse(notch(-1)),
    [[400 - side, WAIST - 110]],
    [[400 - side, 1000]],
    [[-100, 1000]],
  )
  return clipLayers(open, [
    ...layers,
    ...gathers(through`${400 - into} ${edge - 16}, 400 ${edge - 10}, ${400 + into} ${edge - 16}`, -104, 15),
  ])
}

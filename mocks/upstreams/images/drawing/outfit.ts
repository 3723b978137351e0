import { hexToOklab } from '../rendering/oklab.ts'
import type { Article } from './article.ts'
import { getMake } from './bottoms/makes.ts'
import { getConstruction } from './construction.ts'
import { createFrame, type Drawing } from './drawing.ts'
import type { Layer } from './layer.ts'
import { type Placement, placeLayers } from './scenes/placement.ts'

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

/** Draws an article with what it is worn with, laid out together on one table. */
export function drawOutfit(article: Article, drawFront: DrawFront): Drawing {
  const isTop = TOPS.has(article.kind)
  const top = isTop ? article : chooseTop(article)
  const bottom = isTop ? chooseBottom(article) : article
  const isShort = bottom.kind === 'short'
  const place = (item: Article, placement: Placement): Layer => placeLayers(drawFront(item).layers, placement)
  const isBrown = bottom.kind !== 'trouser' || !isDark(bottom)
  return {
    // a hood reaches higher than a collar
    frame: getConstruction(top) === 'hood' ? createFrame([505, 524], 940) : createFrame([505, 556], 880),
    layers: [
      place(bottom, {
        anchor: [400, 84],
        position: isShort ? [430, 588] : [430, 452],
        rotation: 2,
        scale: isShort ? 0.9 : 0.72,
      }),
      place(top, { anchor: [400, 470], position: [405, 312], rotation: -3, scale: 0.78, layersBelow: 6 }),
      ...(getMake(bottom).loops === 'none' || isShort
        ? []
        : [
            place(isBrown ? brownBelt : blackBelt, {
              anchor: [400, 480],
              position: [748, 560],
              rotation: 4,
              scale: 0.5,
            }),
          ]),
      place(isDark(bottom) ? burgundySocks : navySocks, {
        anchor: [366, 432],
        position: [752, 850],
        rotation: 10,
        scale: 0.46,
      }),
    ],
  }
}

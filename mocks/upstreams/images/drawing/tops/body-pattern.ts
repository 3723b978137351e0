import type { Article } from '../article.ts'
import type { Layer } from '../layer.ts'
import { drawPattern } from '../pattern.ts'
import type { Sleeve } from './sleeve.ts'

/** Draws the pattern of the body. Breton stripes leave yoke and hem plain. */
export const drawBodyPattern = (article: Article): Layer[] =>
  drawPattern(
    article,
    article.pattern === 'breton'
      ? { x: 150, y: 300, width: 500, height: 430 }
      : { x: 150, y: 110, width: 500, height: 720 },
  )

/** Draws the pattern of a sleeve. */
export const drawSleevePattern = (article: Article, arm: Sleeve): Layer[] =>
  drawPattern(article, { x: arm.side === 'left' ? -60 : 460, y: 120, width: 400, height: 700, degrees: arm.lean })

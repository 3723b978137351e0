import type { Page } from '@playwright/test'
import { installContrast } from './contrast.ts'

/** Fields and icons of an open page that have less than 3:1 against what is around them (WCAG 1.4.11). */
export async function listWeakParts(page: Page): Promise<string[]> {
  await installContrast(page)
  return [...(await page.evaluate(findWeakFields)), ...(await page.evaluate(findWeakIcons))]
}

/** Runs in the page. Fields whose border and surface are both weak. Disabled fields may be faint. */
function findWeakFields(): string[] {
  const { getEdge, getName, isSeen } = window.contrast
  return (
    [...document.querySelectorAll('input, select, textarea')]
      .filter((field) => !field.matches(':disabled, [type=hidden], [type=range]') && isSeen(field))
      // the browser draws its own boxes, and a choice without one is its label, whose text says what it is
      .filter((field) => {
        const { appearance, borderTopWidth } = getComputedStyle(field)
        return !field.matches('[type=checkbox], [type=radio]') || (appearance === 'none' && borderTopWidth !== '0px')
      })
      // a field without an edge of its own stands in one that has it
      .map((field) => ({ field, contrast: Math.max(getEdge(field), getEdge(field.parentElement ?? field)) }))
      .filter(({ contrast }) => contrast < 3)
      .map(({ field, contrast }) => `${getName(field)}: ${contrast.toFixed(2)}`)
  )
}

/** Runs in the page. Drawings of controls, and those with a name, of which no stroke and no surface is strong enough. */
function findWeakIcons(): string[] {
  const { compareOver, getName, getSurface, isSeen } = window.contrast
  const CONTROLS = 'a, button, input, label, summary, [role=button]'
  const SHAPES = 'circle, ellipse, line, path, polygon, polyline, rect, text, use'
  const isIcon = (element: Element) => element.matches('[role=img]') || element.closest(CONTROLS) !== null
  const listColours = (text: string) => text.match(/rgba?\([^)]*\)/g) ?? []
  type Style = Pick<CSSStyleDeclaration, 'backgroundColor' | 'backgroundImage' | 'borderTopWidth' | 'borderTopColor'>
  const listPaints = ({ backgroundColor, backgroundImage, borderTopWidth, borderTopColor }: Style) => [
    backgroundColor,
    ...listColours(backgroundImage),
    ...(borderTopWidth === '0px' ? [] : [borderTopColor]),
  ]
  const getBest = (paints: readonly string[], element: Element) => {
    const surface = getSurface(element)
    return Math.max(...paints.map((paint) => compareOver(paint, surface)))
  }
  const drawings = [...document.querySelectorAll('svg')].filter((drawing) => isIcon(drawing) && isSeen(drawing))
  const weakDrawings = drawings.flatMap((drawing) => {
    const style = getComputedStyle(drawing)
    const shapes = [...drawing.querySelectorAll(SHAPES)].map((shape) => getComputedStyle(shape))
    const paints = [
      ...listPaints(style),
      ...listColours(style.boxShadow),
      ...shapes.flatMap(({ fill, stroke }) => listColours(`${fill} ${stroke}`)),
    ]
    const contrast = getBest(paints, drawing.parentElement ?? drawing)
    return contrast < 3 ? [`${getName(drawing)}: ${contrast.toFixed(2)}`] : []
  })
  // marks that styles draw: dots, knobs, strokes
  const weakMarks = [...document.querySelectorAll(CONTROLS)].flatMap((control) =>
    [control, ...control.querySelectorAll('*')].filter(isSeen).flatMap((element) =>
      ['::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part)
        const paints = listPaints(style).filter((paint) => paint !== 'rgba(0, 0, 0, 0)')
        if (style.content !== '""' || style.display === 'none' || paints.length === 0) return []
        const contrast = style.opacity === '1' ? getBest(paints, element) : 1
        return contrast < 3 ? [`${getName(element)}${part}: ${contrast.toFixed(2)}`] : []
      }),
    ),
  )
  return [...weakDrawings, ...new Set(weakMarks)]
}

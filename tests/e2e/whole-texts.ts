import type { Page } from '@playwright/test'
import { addSpacing, SPACING, setFontSize } from '#tests/support/conditions/display.ts'
import { expect } from '#tests/support/shop.ts'

/**
 * Expects an open page to be whole for people who read large letters, wide spacing or a low screen: no control or text outside
 * the window, no text over another, no word in two lines, no field that a phone zooms to (WCAG 1.4.4, 1.4.10, 1.4.12).
 */
export async function expectWholeTexts(page: Page): Promise<void> {
  await page.setViewportSize({ width: 740, height: 360 })
  await expectWhole(page, 'a phone held sideways')
  await page.setViewportSize({ width: 360, height: 740 })
  await setFontSize(page, 32)
  await expectWhole(page, 'letters of 200 %')
  await setFontSize(page, 16)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(addSpacing, SPACING)
  await expectWhole(page, 'spaced text')
}

/** The same in one `look`, of which the page is. */
export async function expectWhole(page: Page, device: string): Promise<void> {
  const { width, outside, overlaps, broken, small } = await page.evaluate(findFaults)
  expect.soft(width, `${device}: wider than the window`).toBeLessThanOrEqual(0)
  expect.soft(outside, `${device}: outside the window`).toEqual([])
  expect.soft(overlaps, `${device}: over one another`).toEqual([])
  expect.soft(broken, `${device}: words in two lines`).toEqual([])
  expect.soft(small, `${device}: fields with letters below 16 px`).toEqual([])
}

/** Runs in the page. `width`: by how many px the page is wider than the window. */
function findFaults() {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
    element.closest('[inert], [aria-hidden=true], .visually-hidden, dialog:not([open])') === null
  /** Whether a part of the page scrolls by itself, or hides what is beyond it. */
  const isClipped = (element: Element): boolean => {
    for (let part = element.parentElement; part && part !== document.body; part = part.parentElement)
      if (getComputedStyle(part).overflowX !== 'visible') return true
    return false
  }
  /** Whether an element stays while the page scrolls below it. */
  const isFixed = (element: Element): boolean => {
    for (let part: Element | null = element; part; part = part.parentElement)
      if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(part).position)) return true
    return false
  }
  const getName = (element: Element) =>
    `${element.localName}.${element.className} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`

  const outside = [
    ...document.querySelectorAll('a, button, input, select, textarea, summary, h1, h2, h3, p, li, dt, dd'),
  ]
    .filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      const isInside = left >= -8 && right <= innerWidth + 1
      return !isInside && width > 2 && height > 2 && isSeen(element) && !isClipped(element)
    })
    .map(getName)

  const isSplit = (text: Node, { 0: word, index }: RegExpExecArray) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return (
      new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))).size > 1
    )
  }
  /** Words that fit into every line; names and addresses may be longer. */
  const WORDS = /(?<![^\s(“])\p{L}{3,12}(?![^\s).,:;!?”])/gu
  const broken: string[] = []
  const texts: { element: Element; rects: DOMRect[] }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement
    if (!element || !text.textContent?.trim() || !isSeen(element)) continue
    for (const word of text.textContent.matchAll(WORDS))
      if (isSplit(text, word)) broken.push(`${word[0]} of ${getName(element)}`)
    if (isClipped(element) || isFixed(element)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    texts.push({ element, rects: [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2) })
  }
  const isOver = (one: DOMRect, other: DOMRect) => {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return across > 3 && down > Math.min(one.height, other.height) * 0.4
  }
  const overlaps: string[] = []
  for (const [at, { element, rects }] of texts.entries())
    for (const other of texts.slice(at + 1))
      if (
        element !== other.element &&
        !element.contains(other.element) &&
        !other.element.contains(element) &&
        rects.some((rect) => other.rects.some((next) => isOver(rect, next)))
      )
        overlaps.push(`${getName(element)} | ${getName(other.element)}`)
  const small = [...document.querySelectorAll('input, select, textarea')]
    .filter((field) => !field.matches('[type=checkbox], [type=radio], [type=range], [type=hidden]'))
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map(getName)
  const width = document.documentElement.scrollWidth - innerWidth
  return {
    width,
    outside: [...new Set(outside)].slice(0, 10),
    overlaps: overlaps.slice(0, 10),
    broken: broken.slice(0, 10),
    small,
  }
}

import type { Page } from '@playwright/test'

type Contrast = ReturnType<typeof createContrast>

declare global {
  interface Window {
    contrast: Contrast
  }
}

/** Gives an open page `window.contrast`, with which functions that run in it measure colours. */
export const installContrast = (page: Page): Promise<unknown> =>
  page.evaluate(`window.contrast = (${createContrast})()`)

/** Runs in the page. */
function createContrast() {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number]
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  })
  const parse = (colour: string): Colour => {
    if (!context) throw new Error('There is no canvas.')
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const lay = (over: Colour, under: Colour): Colour => {
    const mix = (at: 0 | 1 | 2) => over[at] * over[3] + under[at] * (1 - over[3])
    return [mix(0), mix(1), mix(2), 1]
  }
  const listAncestors = (element: Element | null): Element[] =>
    element ? [element, ...listAncestors(element.parentElement)] : []
  /** The colour behind an element's content, also of a header that lies over a picture's text without a ground of its own. */
  const getSurface = (element: Element | null): Colour => {
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
    const stack = document.elementsFromPoint(x + width / 2, y + height / 2)
    const at = element ? stack.indexOf(element) : -1
    const parts = at < 0 ? listAncestors(element) : stack.slice(at)
    return parts.reduceRight(
      (under, part) => lay(parse(getComputedStyle(part).backgroundColor), under),
      parse('Canvas'),
    )
  }
  const getLuminance = ([red, green, blue]: Colour) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue]
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const compare = (one: Colour, other: Colour) => {
    const [light = 0, dark = 0] = [getLuminance(one), getLuminance(other)].toSorted((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  }
  /** The contrast of a colour that is painted over a surface with that surface. */
  const compareOver = (colour: string, surface: Colour) => compare(lay(parse(colour), surface), surface)
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[inert], .visually-hidden, dialog:not([open])') === null &&
    element.getBoundingClientRect().width > 4
  /** The best contrast of an element's surface and borders with what is around it. */
  const getEdge = (element: Element): number => {
    const around = getSurface(element.parentElement)
    const style = getComputedStyle(element)
    const borders = (['Top', 'Right', 'Bottom', 'Left'] as const)
      .filter((side) => Number.parseFloat(style[`border${side}Width`]) > 0)
      .map((side) => compareOver(style[`border${side}Color`], around))
    return Math.max(compare(getSurface(element), around), ...borders)
  }
  const getName = (element: Element) =>
    `${element.localName}.${element.getAttribute('class')} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? ''}`
  return { parse, getSurface, compare, compareOver, isSeen, getEdge, getName }
}

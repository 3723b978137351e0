/**
 * Runs in the page. Returns the fields whose border and surface both have less than 3:1 against what is around them (WCAG
 * 1.4.11). Disabled fields may be faint.
 */
export function findWeakFields(): string[] {
  const LEAST = 3
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
  const getSurface = (element: Element | null): Colour =>
    element
      ? lay(parse(getComputedStyle(element).backgroundColor), getSurface(element.parentElement))
      : [255, 255, 255, 1]
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
      .map((side) => compare(lay(parse(style[`border${side}Color`]), around), around))
    return Math.max(compare(getSurface(element), around), ...borders)
  }
  const getName = (element: Element) =>
    `${element.localName}.${element.className} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? ''}`

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
      .filter(({ contrast }) => contrast < LEAST)
      .map(({ field, contrast }) => `${getName(field)}: ${contrast.toFixed(2)}`)
  )
}

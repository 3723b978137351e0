import type { Page } from '@playwright/test'
import { installContrast } from './contrast.ts'

/** An element that has the focus: its name, whether it has an area, and the contrast of what marks its focus. */
type Focused = { name: string; hasArea: boolean; contrast: number }

/** Presses Tab and returns the focused element; null after the last one. */
export async function pressTab(page: Page): Promise<Focused | null> {
  await page.keyboard.press('Tab')
  await installContrast(page)
  return page.evaluate(readFocus)
}

/** Runs in the page. */
function readFocus(): Focused | null {
  const { compare, compareOver, getSurface, parse } = window.contrast
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  // the mark may be on the control, its label, or the field around it
  const near = [element, element.closest('label'), element.nextElementSibling, element.parentElement].filter(
    (part) => part !== null,
  )
  const readMarks = () =>
    near.map((part) => {
      const style = getComputedStyle(part)
      const around = getSurface(part.parentElement)
      const inside = getSurface(part)
      const isInset = Number.parseFloat(style.outlineOffset) < 0
      const hasOutline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0
      const shadow = /^(\w+\(.*?\)|\w+)/.exec(style.boxShadow)?.[0] ?? 'transparent'
      return {
        outline: `${hasOutline} ${style.outlineColor} ${style.outlineWidth} ${style.outlineOffset}`,
        outlineContrast: hasOutline ? compareOver(style.outlineColor, isInset ? inside : around) : 1,
        border: `${style.borderColor} ${style.borderWidth}`,
        borderColor: style.borderTopColor,
        borderContrast: compareOver(style.borderTopColor, around),
        shadow: style.boxShadow,
        shadowContrast: compareOver(shadow === 'none' ? 'transparent' : shadow, around),
        inside,
      }
    })
  // a menu may close when the focus leaves it
  const { width, height } = element.getBoundingClientRect()
  const focused = readMarks()
  element.blur()
  const blurred = readMarks()
  element.focus()
  const contrasts = focused.flatMap((mark, at) => {
    const before = blurred[at]
    if (!before) return []
    return [
      mark.outline === before.outline ? 1 : mark.outlineContrast,
      // a border has to differ from what it was, too
      mark.border === before.border
        ? 1
        : Math.min(mark.borderContrast, compareOver(mark.borderColor, parse(before.borderColor))),
      mark.shadow === before.shadow ? 1 : mark.shadowContrast,
      compare(mark.inside, before.inside),
    ]
  })
  return {
    name: [
      element.tagName,
      element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30),
      element.getAttribute('name'),
    ].join(' '),
    hasArea: width > 0 && height > 0,
    contrast: Math.max(...contrasts),
  }
}

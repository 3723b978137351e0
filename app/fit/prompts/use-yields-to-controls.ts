import { type RefObject, useEffect, useState } from 'react'
import { onScrollEnd } from './scroll-end.ts'

const CONTROLS = 'button, input, select, textarea, label, summary'

/** Whether a fixed element lies over a control of the page. Known whenever scrolling ends. */
export function useYieldsToControls(fixed: RefObject<HTMLElement | null>): boolean {
  const [yields, setYields] = useState(false)
  useEffect(() => {
    const check = () => {
      if (fixed.current) setYields(coversControl(fixed.current))
    }
    check()
    const stopFollowing = onScrollEnd(window, check)
    addEventListener('resize', check)
    return () => {
      stopFollowing()
      removeEventListener('resize', check)
    }
  }, [fixed])
  return yields
}

/** Whether one of the controls in the page's main part shares a point with an element. */
function coversControl(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return [...document.querySelectorAll(`main :is(${CONTROLS})`)].some((control) => {
    const box = control.getBoundingClientRect()
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top
  })
}

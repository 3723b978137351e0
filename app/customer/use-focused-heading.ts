import { useEffect, useRef } from 'react'

/** For the heading of a form: gets the focus when the form opens, so that a screen reader announces it. */
export function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}

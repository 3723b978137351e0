import { useEffect, useState } from 'react'

/** The same question in the page itself, beside the sizes of a product. */
const QUESTIONS = '[data-fit-question]'

/** Whether this page's own question about the size is on the screen; true until the visitor has scrolled. */
export function useIsAskedInPlace(hasScrolled: boolean): boolean {
  const [isAsked, setAsked] = useState(true)
  useEffect(() => {
    if (!hasScrolled) return setAsked(true)
    const visible = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) visible[isIntersecting ? 'add' : 'delete'](target)
      setAsked(visible.size > 0)
    })
    const questions = document.querySelectorAll(QUESTIONS)
    for (const question of questions) observer.observe(question)
    if (questions.length === 0) setAsked(false)
    return () => observer.disconnect()
  }, [hasScrolled])
  return isAsked
}

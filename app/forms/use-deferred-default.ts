import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Selects a default value that arrives while its field has the focus and nothing was typed, so that typing replaces it.
 * The browser would only put the caret before it.
 */
export function useDeferredDefault(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  defaultValue = '',
): void {
  const latest = useRef(defaultValue)
  const isTyped = useRef(false)
  useLayoutEffect(() => {
    const { current } = field
    const onInput = () => {
      isTyped.current = true
    }
    // The field was changed before hydration.
    if (current?.value !== latest.current) onInput()
    current?.addEventListener('input', onInput)
    return () => current?.removeEventListener('input', onInput)
  }, [field])
  useLayoutEffect(() => {
    if (latest.current === defaultValue) return
    latest.current = defaultValue
    if (!isTyped.current && field.current === document.activeElement) field.current?.select()
  }, [field, defaultValue])
}

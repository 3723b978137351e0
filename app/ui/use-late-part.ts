import { type ComponentType, useEffect, useState } from 'react'
import { useTakenOver } from './kept.tsx'
import { whenIdle } from './when-idle.ts'

/**
 * What takes the place of a part that the server drew, when the browser is idle; null until then, and where no server drew.
 * `load` is one and the same function each time. Where its code does not come, what is there stays.
 */
export function useLatePart<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const takenOver = useTakenOver()
  const [Part, come] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (!takenOver) return
    whenIdle(() => {
      load().then(
        (part) => come(() => part),
        () => {},
      )
    })
  }, [takenOver, load])
  return Part
}

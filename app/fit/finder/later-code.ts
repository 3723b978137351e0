import type { ComponentType } from 'react'
import type { FinderStore } from './machine/finder.ts'
import type { FinderState } from './machine/finder-state.ts'

/** The screens after the start, and the drawing, which changes from the first answer on. */
export type LaterCode = {
  Screen: ComponentType<{ state: FinderState }>
  Figure: ComponentType<{ finder: FinderStore }>
}

let provide: (code: LaterCode) => void

/** The code of later-screens.tsx, once it has loaded. */
export const laterCode: { loaded?: LaterCode; readonly arrival: Promise<LaterCode> } = {
  arrival: new Promise((resolve) => {
    provide = resolve
  }),
}

/** Called by later-screens.tsx as soon as it has loaded. */
export function provideLaterCode(code: LaterCode): void {
  laterCode.loaded = code
  provide(code)
}

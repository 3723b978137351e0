import type { ComponentType } from 'react'
import type { FinderState } from './machine/finder-state.ts'

/** The screens of later-screens.tsx, which puts them here as soon as its code is there. */
export const laterScreenCode: { Screen?: ComponentType<{ state: FinderState }> } = {}

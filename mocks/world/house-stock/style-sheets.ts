import { chinos } from './ranges/chinos.ts'
import type { StyleSheet } from './style-sheet.ts'

/** All ranges, in shop order. */
export const styleSheets: readonly StyleSheet[] = [...chinos]

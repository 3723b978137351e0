import type { Property } from '../observation.ts'

/** Every control can be reached without scrolling sideways. */
export const outsideScreen: Property = ({ page: { outside } }) =>
  outside.map((control) => `${JSON.stringify(control)} is outside the screen`)

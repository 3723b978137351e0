import { findColour } from './colour-words.ts'

/** What may stand between a style and its colour: 'Heroes, Navy', 'Heroes - Navy', 'Heroes in Navy', 'Heroes (Navy)'. */
const STYLE_AND_COLOUR = /^(?<style>.+)(?:, | [-–—|] | in | \()(?<colour>[^()]+)\)?$/

/**
 * The colour in a product's title, and the style if the title has one. Spec 3: "title (colour)". Two colours, as in
 * 'Navy - White', are one colour and no style.
 */
export function splitTitle(title: string): { style: string | null; colour: string } {
  const { style, colour } = STYLE_AND_COLOUR.exec(title.trim())?.groups ?? {}
  const lastWord = style?.split(' ').at(-1)
  if (!style || !colour || !lastWord || findColour(lastWord)) return { style: null, colour: title.trim() }
  return { style, colour: colour.trim() }
}

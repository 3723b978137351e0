import { onSide, type Point, toPath } from './outline.ts'

/** A line or a surface inside a piece, in a tone of its colour. Soft ones are blurred. */
export type Stroke = {
  d: string
  tone: 'shadow' | 'light' | 'line'
  width: number
  /** How strong it is, 1 by default. */
  strength: number
  isSoft: boolean
  isFilled?: boolean
}

/** A part of the drawing in one colour: its outline, and what is drawn within it. */
export type Piece = {
  outline: string
  /** #rrggbb */
  colour: string
  /** How far the shade of its edges reaches, in units of the drawing. */
  edge: number
  strokes: readonly Stroke[]
  /** Without a line around it. */
  isBare?: boolean
}

type Points = readonly Point[]

const toStroke = (tone: Stroke['tone'], isSoft: boolean) => (points: Points, width: number, strength: number) => ({
  d: toPath(points),
  tone,
  width,
  strength,
  isSoft,
})

const softShadow = toStroke('shadow', true)
const softLight = toStroke('light', true)
const sharpShadow = toStroke('shadow', false)
const sharpLine = toStroke('line', false)

/** A fold of cloth, or a plane of the body that lies in the shade. */
export const fold = (points: Points, width = 2, strength = 1): Stroke => softShadow(points, width, strength)
/** Where light falls. */
export const gleam = (points: Points, width = 8, strength = 1): Stroke => softLight(points, width, strength)
/** A seam or an edge. */
export const seam = (points: Points, width = 0.9, strength = 1): Stroke => sharpLine(points, width, strength)
/** A fine line in the shade, like a rib. */
export const hairline = (points: Points, width = 0.8, strength = 0.7): Stroke => sharpShadow(points, width, strength)

/** A button. */
export const button = (x: number, y: number): Stroke => ({
  d: `M${x - 1.1} ${y}a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0Z`,
  tone: 'line',
  width: 0.7,
  strength: 1,
  isSoft: false,
})

/** Strokes on both sides of the body; `on` mirrors points to a side. */
export const onBoth = (draw: (on: (points: Points) => Point[]) => readonly Stroke[]): Stroke[] =>
  ([1, -1] as const).flatMap((side) => draw((points) => onSide(side, points)))

/** A garment, whose edges are shaded far inwards. */
export const toGarment = (outline: string, colour: string, strokes: readonly Stroke[]): Piece => ({
  outline,
  colour,
  edge: 11,
  strokes,
})

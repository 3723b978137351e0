import type { Garment } from '../../../../world/catalogue.ts'
import type { Drawing } from '../drawing.ts'
import { drawGarment, type View } from '../garment.ts'
import type { Layer } from '../layer.ts'
import { slab } from '../trim.ts'
import * as goods from './goods.ts'
import { type Place, placed } from './place.ts'

type Scene = {
  width: number
  height: number
  table: (width: number, height: number) => Layer[]
  things: readonly (readonly [Garment, View, Place])[]
}

const SAND = '#e2d8c8'
const STONE = '#cfc4b2'
const CLAY = '#c9b7a0'

/** A sheet of card on part of the table. */
const sheet = (x: number, y: number, width: number, height: number, colour: string): Layer => ({
  table: `<path d="${slab(x, y, width, height)}" fill="${colour}"/>`,
})

const whole =
  (colour: string) =>
  (width: number, height: number): Layer[] => [sheet(-60, -60, width + 120, height + 120, colour)]

/** Room for words at the left, a still life at the right. */
const hero: Scene = {
  width: 1600,
  height: 900,
  table: () => [sheet(700, -60, 1000, 1020, SAND)],
  things: [
    [goods.navyTrouser, 'front', { of: [400, 500], at: [1330, 500], turn: 14, scale: 0.98, on: 0 }],
    [goods.stoneChino, 'front', { of: [400, 500], at: [1010, 520], turn: -9, scale: 0.98, on: 5 }],
    [goods.whiteTee, 'folded', { of: [400, 330], at: [1130, 196], turn: 6, scale: 0.98, on: 14 }],
    [goods.brownBelt, 'front', { of: [400, 480], at: [1440, 770], turn: -8, scale: 0.62, on: 14 }],
  ],
}

const heroTall: Scene = {
  width: 800,
  height: 1000,
  table: () => [sheet(-60, 330, 920, 760, SAND)],
  things: [
    [goods.navyTrouser, 'front', { of: [400, 500], at: [590, 690], turn: 15, scale: 0.86, on: 0 }],
    [goods.stoneChino, 'front', { of: [400, 500], at: [270, 720], turn: -8, scale: 0.86, on: 5 }],
    [goods.whiteTee, 'folded', { of: [400, 330], at: [420, 440], turn: 5, scale: 0.84, on: 14 }],
    [goods.brownBelt, 'front', { of: [400, 480], at: [640, 880], turn: -6, scale: 0.5, on: 14 }],
  ],
}

const featuredTrousers: Scene = {
  width: 980,
  height: 740,
  table: whole(SAND),
  things: [
    [goods.oliveChino, 'folded', { of: [494, 200], at: [250, 380], turn: -3, scale: 1.45 }],
    [goods.stoneChino, 'folded', { of: [494, 200], at: [500, 372], turn: 1.5, scale: 1.45, on: 8 }],
    [goods.navyTrouser, 'folded', { of: [494, 200], at: [748, 384], turn: 4, scale: 1.45, on: 16 }],
  ],
}

const featuredTops: Scene = {
  width: 980,
  height: 740,
  table: whole(STONE),
  things: [
    [goods.greenPolo, 'folded', { of: [400, 330], at: [300, 372], turn: -5, scale: 1.42 }],
    [goods.bretonTee, 'folded', { of: [400, 330], at: [656, 366], turn: 4, scale: 1.42, on: 8 }],
  ],
}

const featuredDenim: Scene = {
  width: 980,
  height: 740,
  table: whole(SAND),
  things: [
    [goods.paleDenim, 'back', { of: [400, 200], at: [280, 250], turn: -14, scale: 1.3 }],
    [goods.darkDenim, 'back', { of: [400, 200], at: [640, 250], turn: 9, scale: 1.3, on: 7 }],
  ],
}

const featuredShorts: Scene = {
  width: 980,
  height: 740,
  table: whole(CLAY),
  things: [
    [goods.stoneShort, 'front', { of: [400, 280], at: [300, 360], turn: -8, scale: 1.02 }],
    [goods.printSwim, 'front', { of: [400, 280], at: [680, 380], turn: 7, scale: 1.02, on: 7 }],
  ],
}

const featuredUnderwear: Scene = {
  width: 980,
  height: 740,
  table: whole(STONE),
  things: [
    [goods.greyTrunk, 'front', { of: [400, 450], at: [270, 400], turn: -9, scale: 1.08 }],
    [goods.navyTrunk, 'front', { of: [400, 450], at: [560, 350], turn: 3, scale: 1.08, on: 7 }],
    [goods.redSocks, 'folded', { of: [398, 290], at: [810, 450], turn: 9, scale: 1.3, on: 14 }],
  ],
}

const promoFitFinder: Scene = {
  width: 1012,
  height: 764,
  table: whole(SAND),
  things: [[goods.navyTrouser, 'front', { of: [400, 240], at: [520, 440], turn: -6, scale: 1.9 }]],
}

const promoMultibuy: Scene = {
  width: 1012,
  height: 764,
  table: whole(STONE),
  things: [
    [goods.whiteTee, 'folded', { of: [400, 330], at: [250, 400], turn: -4, scale: 1.25 }],
    [goods.greyTee, 'folded', { of: [400, 330], at: [510, 384], turn: 2, scale: 1.25, on: 8 }],
    [goods.navyTee, 'folded', { of: [400, 330], at: [770, 400], turn: 6, scale: 1.25, on: 16 }],
  ],
}

const SCENES = {
  hero,
  'hero-tall': heroTall,
  'featured-trousers': featuredTrousers,
  'featured-tops': featuredTops,
  'featured-denim': featuredDenim,
  'featured-shorts': featuredShorts,
  'featured-underwear': featuredUnderwear,
  'promo-fit-finder': promoFitFinder,
  'promo-multibuy': promoMultibuy,
} as const satisfies Record<string, Scene>

export type SceneName = keyof typeof SCENES
export const SCENE_NAMES = Object.keys(SCENES) as SceneName[]

export const isSceneName = (name: string): name is SceneName => Object.hasOwn(SCENES, name)

/** A still life for a banner. */
export function drawScene(name: SceneName): Drawing {
  const { width, height, table, things } = SCENES[name]
  return {
    frame: { x: 0, y: 0, width, height },
    layers: [
      ...table(width, height),
      ...things.map(([garment, view, place]) => placed(drawGarment(garment, view).layers, place)),
    ],
  }
}

import type { Garment } from '#mocks/world/catalogue/catalogue.ts'
import type { View } from '../../views.ts'
import type { Drawing } from '../drawing.ts'
import { drawGarment } from '../garment.ts'
import type { Layer } from '../layer.ts'
import { rectangle } from '../trim.ts'
import * as goods from './goods.ts'
import { type Placement, placeLayers } from './placement.ts'

type Scene = {
  width: number
  height: number
  table: (width: number, height: number) => Layer[]
  items: readonly (readonly [Garment, View, Placement])[]
}

const SAND = '#e2d8c8'
const STONE = '#cfc4b2'
const CLAY = '#c9b7a0'

/** A coloured rectangle on the table. */
const card = (x: number, y: number, width: number, height: number, colour: string): Layer => ({
  table: `<path d="${rectangle(x, y, width, height)}" fill="${colour}"/>`,
})

const coverTable =
  (colour: string) =>
  (width: number, height: number): Layer[] => [card(-60, -60, width + 120, height + 120, colour)]

/** Leaves the left half free for text. */
const hero: Scene = {
  width: 1600,
  height: 900,
  table: () => [card(700, -60, 1000, 1020, SAND)],
  items: [
    [
      goods.navyTrouser,
      'front',
      { anchor: [400, 500], position: [1330, 500], rotation: 14, scale: 0.98, layersBelow: 0 },
    ],
    [
      goods.stoneChino,
      'front',
      { anchor: [400, 500], position: [1010, 520], rotation: -9, scale: 0.98, layersBelow: 5 },
    ],
    [
      goods.whiteTee,
      'folded',
      { anchor: [400, 330], position: [1130, 196], rotation: 6, scale: 0.98, layersBelow: 14 },
    ],
    [
      goods.brownBelt,
      'front',
      { anchor: [400, 480], position: [1440, 770], rotation: -8, scale: 0.62, layersBelow: 14 },
    ],
  ],
}

const heroTall: Scene = {
  width: 800,
  height: 1000,
  table: () => [card(-60, 330, 920, 760, SAND)],
  items: [
    [
      goods.navyTrouser,
      'front',
      { anchor: [400, 500], position: [590, 690], rotation: 15, scale: 0.86, layersBelow: 0 },
    ],
    [
      goods.stoneChino,
      'front',
      { anchor: [400, 500], position: [270, 720], rotation: -8, scale: 0.86, layersBelow: 5 },
    ],
    [goods.whiteTee, 'folded', { anchor: [400, 330], position: [420, 440], rotation: 5, scale: 0.84, layersBelow: 14 }],
    [goods.brownBelt, 'front', { anchor: [400, 480], position: [640, 880], rotation: -6, scale: 0.5, layersBelow: 14 }],
  ],
}

const featuredTrousers: Scene = {
  width: 980,
  height: 740,
  table: coverTable(SAND),
  items: [
    [goods.oliveChino, 'folded', { anchor: [494, 200], position: [250, 380], rotation: -3, scale: 1.45 }],
    [
      goods.stoneChino,
      'folded',
      { anchor: [494, 200], position: [500, 372], rotation: 1.5, scale: 1.45, layersBelow: 8 },
    ],
    [
      goods.navyTrouser,
      'folded',
      { anchor: [494, 200], position: [748, 384], rotation: 4, scale: 1.45, layersBelow: 16 },
    ],
  ],
}

const featuredTops: Scene = {
  width: 980,
  height: 740,
  table: coverTable(STONE),
  items: [
    [goods.greenPolo, 'folded', { anchor: [400, 330], position: [300, 372], rotation: -5, scale: 1.42 }],
    [goods.bretonTee, 'folded', { anchor: [400, 330], position: [656, 366], rotation: 4, scale: 1.42, layersBelow: 8 }],
  ],
}

const featuredDenim: Scene = {
  width: 980,
  height: 740,
  table: coverTable(SAND),
  items: [
    [goods.paleDenim, 'back', { anchor: [400, 200], position: [280, 250], rotation: -14, scale: 1.3 }],
    [goods.darkDenim, 'back', { anchor: [400, 200], position: [640, 250], rotation: 9, scale: 1.3, layersBelow: 7 }],
  ],
}

const featuredShorts: Scene = {
  width: 980,
  height: 740,
  table: coverTable(CLAY),
  items: [
    [goods.stoneShort, 'front', { anchor: [400, 280], position: [300, 360], rotation: -8, scale: 1.02 }],
    [goods.printSwim, 'front', { anchor: [400, 280], position: [680, 380], rotation: 7, scale: 1.02, layersBelow: 7 }],
  ],
}

const featuredUnderwear: Scene = {
  width: 980,
  height: 740,
  table: coverTable(STONE),
  items: [
    [goods.greyTrunk, 'front', { anchor: [400, 450], position: [270, 400], rotation: -9, scale: 1.08 }],
    [goods.navyTrunk, 'front', { anchor: [400, 450], position: [560, 350], rotation: 3, scale: 1.08, layersBelow: 7 }],
    [goods.redSocks, 'folded', { anchor: [398, 290], position: [810, 450], rotation: 9, scale: 1.3, layersBelow: 14 }],
  ],
}

const promoFitFinder: Scene = {
  width: 1012,
  height: 764,
  table: coverTable(SAND),
  items: [[goods.navyTrouser, 'front', { anchor: [400, 240], position: [520, 440], rotation: -6, scale: 1.9 }]],
}

const promoMultibuy: Scene = {
  width: 1012,
  height: 764,
  table: coverTable(STONE),
  items: [
    [goods.whiteTee, 'folded', { anchor: [400, 330], position: [250, 400], rotation: -4, scale: 1.25 }],
    [goods.greyTee, 'folded', { anchor: [400, 330], position: [510, 384], rotation: 2, scale: 1.25, layersBelow: 8 }],
    [goods.navyTee, 'folded', { anchor: [400, 330], position: [770, 400], rotation: 6, scale: 1.25, layersBelow: 16 }],
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
/** All scenes, in the order of the overview. */
export const SCENE_NAMES = Object.keys(SCENES) as SceneName[]

export const isSceneName = (name: string): name is SceneName => Object.hasOwn(SCENES, name)

/** Draws the scene of a banner. */
export function drawScene(name: SceneName): Drawing {
  const { width, height, table, items } = SCENES[name]
  return {
    frame: { x: 0, y: 0, width, height },
    layers: [
      ...table(width, height),
      ...items.map(([garment, view, place]) => placeLayers(drawGarment(garment, view).layers, place)),
    ],
  }
}

import type { Cloth } from './cloth.ts'
import { CLOTH_STEP, clothsByNumber } from './cloths.ts'
import { fractalNoise, ridgedNoise } from './noise.ts'
import { blur, bytesToPlane, createPlane, downsample, type Plane, upsample } from './plane.ts'
import type { TextureBuffers } from './texture-buffers.ts'

/** Heights of white in the level, drape and crease textures, in drawing units. */
export const LEVEL_HEIGHT = 30.6
const DRAPE_HEIGHT = 40
const CREASE_HEIGHT = 8

/** Height of the lowest cloth above the table, and how much of that step its edge shows: cloth that lies flat has a thin edge. */
const FIRST_CLOTH = 7
const EDGE = 0.4

/** Radius of the surroundings that prominence compares with, in drawing units. */
const SURROUNDINGS = 14

type Relief = {
  /** Height in drawing units. */
  surface: Plane
  /** Height above (positive) or below the surroundings, in drawing units. Hollows receive less light. */
  prominence: Plane
}

/** Computes the height field of the goods from folds, creases, piece thickness and random waves. */
export function computeRelief(buffers: TextureBuffers, level: Plane): Relief {
  const { width, height, scale } = buffers
  const steps = lowerEdges(level)
  const fine = bytesToPlane(buffers.crease, width, height, CREASE_HEIGHT, (-CREASE_HEIGHT * 128) / 255)
  for (let i = 0; i < fine.data.length; i++) fine.data[i] = (fine.data[i] as number) + (steps.data[i] as number) * 0.36
  const surface = blur(fine, 1.2 * scale)
  // wide features need only half the resolution
  const broad = computeFolds(buffers, steps)
  const surroundings = blur(broad, (SURROUNDINGS * scale) / 2)
  for (let i = 0; i < surroundings.data.length; i++)
    surroundings.data[i] = (broad.data[i] as number) - (surroundings.data[i] as number)
  const wide = upsample(broad, width, height)
  for (let i = 0; i < wide.data.length; i++) surface.data[i] = (surface.data[i] as number) + (wide.data[i] as number)
  return { surface, prominence: upsample(surroundings, width, height) }
}

/** The heights of the pieces without most of the step from the table to the first of them. */
function lowerEdges({ width, height, data }: Plane): Plane {
  const result = createPlane(width, height)
  for (let i = 0; i < data.length; i++) {
    const value = data[i] as number
    result.data[i] = value - Math.min(value, FIRST_CLOTH) * (1 - EDGE)
  }
  return result
}

/** Folds wider than a seam at half resolution, blurred by the softness of each cloth. */
function computeFolds(buffers: TextureBuffers, level: Plane): Plane {
  const { width, height, scale } = buffers
  const drape = downsample(bytesToPlane(buffers.drape, width, height, DRAPE_HEIGHT, (-DRAPE_HEIGHT * 128) / 255))
  const thickness = downsample(level)
  for (let i = 0; i < drape.data.length; i++) {
    drape.data[i] = (drape.data[i] as number) + (thickness.data[i] as number) * 0.6
  }
  const crisp = blur(drape, 2.2 * scale)
  const soft = blur(drape, 5 * scale)
  const randomFolds = computeRandomFolds(buffers, drape.width, drape.height)
  for (let y = 0; y < drape.height; y++) {
    for (let x = 0; x < drape.width; x++) {
      const i = y * drape.width + x
      const { softness } = clothsByNumber[
        Math.round((buffers.cloth[(2 * y * width + 2 * x) * 3] ?? 0) / CLOTH_STEP)
      ] as Cloth
      const t = softness <= 4 ? 0 : softness >= 10 ? 1 : (softness - 4) / 6
      drape.data[i] =
        (crisp.data[i] as number) * (1 - t) + (soft.data[i] as number) * t + (randomFolds.data[i] as number)
    }
  }
  return drape
}

/** Random waves and creases of the cloth, computed on a coarse grid and enlarged. */
function computeRandomFolds(buffers: TextureBuffers, toWidth: number, toHeight: number): Plane {
  const { width, height, scale, origin } = buffers
  const stride = Math.max(2, Math.round(4 * scale))
  const coarse = createPlane(Math.ceil(width / stride) + 1, Math.ceil(height / stride) + 1)
  for (let y = 0; y < coarse.height; y++) {
    for (let x = 0; x < coarse.width; x++) {
      const i = Math.min(height - 1, y * stride) * width + Math.min(width - 1, x * stride)
      const number = buffers.cloth[i * 3] ?? 0
      if (number === 0) continue
      const cloth = clothsByNumber[Math.round(number / CLOTH_STEP)] as Cloth
      const angle = ((buffers.cloth[i * 3 + 1] ?? 0) / 255) * Math.PI
      const nibbles = buffers.cloth[i * 3 + 2] ?? 0
      const seed = (nibbles >> 4) * 31.7
      const looseness = (nibbles & 15) / 15
      const [px, py] = [(x * stride) / scale + origin[0], (y * stride) / scale + origin[1]]
      const u = px * Math.cos(angle) + py * Math.sin(angle) + seed
      const v = py * Math.cos(angle) - px * Math.sin(angle) + seed
      const bend = fractalNoise(u * 0.008, v * 0.006, 2) * 0.7
      const waves = fractalNoise(u * 0.013 + bend, v * 0.0045, 3) * 4
      const patch = Math.max(0, fractalNoise(u * 0.007 + 9, v * 0.005, 2) + 0.3)
      const creases = ridgedNoise(u * 0.011 + bend * 0.8 + v * 0.006, v * 0.016 - u * 0.005, 2) * patch * 1.6
      coarse.data[y * coarse.width + x] = looseness * (cloth.waveHeight * waves + cloth.creaseHeight * creases)
    }
  }
  // smooth the steps between neighbouring pieces
  return upsample(blur(coarse, 1.6), toWidth, toHeight)
}

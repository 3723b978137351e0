import { useSyncExternalStore } from 'react'
import type { Quantity } from '#app/fit/fit-answers.ts'
import { useRegion } from '#app/region/use-region.ts'
import { KG_PER_LB, LB_PER_STONE, toCentimetres, toInches } from '#app/ui/body-units.ts'
import { readLocal, subscribeToVisitorChanges, writeLocal } from '#app/visitor/browser-state.ts'
import { FIT_QUESTIONS } from '#contracts/shop/fit-questions.ts'
import type { Region } from '#contracts/shop/regions.ts'

/** A unit that a quantity can be entered in. 'ft' is feet and inches, 'st' stone and pounds: two fields each. */
export type Unit = 'cm' | 'ft' | 'kg' | 'lb' | 'st' | 'years' | 'in'

const INCHES_PER_FOOT = 12
/** A waistband is measured flat; its circumference is twice that. */
const SIDES = 2

export const UNITS: Readonly<Record<Quantity, readonly [Unit, ...Unit[]]>> = {
  height: ['cm', 'ft'],
  weight: ['kg', 'lb', 'st'],
  age: ['years'],
  'pair-waist': ['in', 'cm'],
  'pair-leg': ['in', 'cm'],
}

/** Returns the usual unit of a region: stone and feet in Britain, pounds and feet in America, metric in Europe. */
export function getDefaultUnit(quantity: Quantity, { code }: Pick<Region, 'code'>): Unit {
  const [first] = UNITS[quantity]
  if (quantity === 'height') return code === 'eu' ? 'cm' : 'ft'
  if (quantity === 'weight') return code === 'gb' ? 'st' : code === 'us' ? 'lb' : 'kg'
  if (quantity === 'age') return first
  return code === 'eu' ? 'cm' : 'in'
}

/** The fields of a unit, the larger part first. */
export const getFields = (unit: Unit): readonly (Unit | 'in' | 'lb')[] =>
  unit === 'ft' ? ['ft', 'in'] : unit === 'st' ? ['st', 'lb'] : [unit]

/** How many of the smaller part make one of the larger: 12 inches, 14 pounds. */
export const getPartsPerWhole = (unit: 'ft' | 'st'): number => (unit === 'ft' ? INCHES_PER_FOOT : LB_PER_STONE)

/** Stored answers have two decimals: an inch is exactly 2.54 cm, and a tenth of a pound 0.05 kg. */
const toHundredths = (value: number) => Math.round(value * 100) / 100
const toTenths = (value: number) => Math.round(value * 10) / 10
const toHalves = (value: number) => Math.round(value * 2) / 2

/** Converts a number in a unit to a stored value (feet given in inches, stone in pounds). */
export function toStoredValue(quantity: Quantity, unit: Unit, value: number): number {
  if (quantity === 'height') return toHundredths(unit === 'ft' ? toCentimetres({ in: value }) : value)
  if (quantity === 'weight') return toHundredths(unit === 'kg' ? value : value * KG_PER_LB)
  if (quantity === 'age') return value
  const tape = unit === 'cm' ? toInches({ cm: value }) : value
  return toHundredths(quantity === 'pair-waist' ? tape * SIDES : tape)
}

/** Converts a stored value to a number in a unit, rounded to tenths, or to halves of inches and pounds. */
export function fromStoredValue(quantity: Quantity, unit: Unit, value: number): number {
  if (quantity === 'height') return unit === 'ft' ? toHalves(toInches({ cm: value })) : toTenths(value)
  if (quantity === 'weight')
    return unit === 'kg' ? toTenths(value) : (unit === 'st' ? toHalves : toTenths)(value / KG_PER_LB)
  if (quantity === 'age') return value
  const tape = quantity === 'pair-waist' ? value / SIDES : value
  return toTenths(unit === 'cm' ? toCentimetres({ in: tape }) : tape)
}

/** The texts of a unit's fields for a stored value: 180.34 cm in feet is ['5', '11']. */
export function toTexts(quantity: Quantity, unit: Unit, value: number): readonly string[] {
  const number = fromStoredValue(quantity, unit, value)
  if (unit !== 'ft' && unit !== 'st') return [String(number)]
  const parts = getPartsPerWhole(unit)
  return [String(Math.floor(number / parts)), String(number % parts)]
}

/** A slider's range and step in a unit. It covers most men; other values are typed. */
export function getSliderRange(
  quantity: Quantity,
  unit: Unit,
): { min: number; max: number; step: number; middle: number } {
  const { min, max, middle } = SLIDER_RANGES[quantity]
  const toUnit = (value: number) => Math.round(fromStoredValue(quantity, unit, value))
  return { min: toUnit(min), max: toUnit(max), step: quantity.startsWith('pair') ? 0.5 : 1, middle: toUnit(middle) }
}

/** In stored units. An untouched slider is at the middle, about the survey's average man. */
const SLIDER_RANGES: Readonly<Record<Quantity, { min: number; max: number; middle: number }>> = {
  height: { min: 150, max: 210, middle: 178 },
  weight: { min: 45, max: 150, middle: 84 },
  age: { min: FIT_QUESTIONS.age.min, max: 80, middle: 40 },
  'pair-waist': { min: 26, max: 50, middle: 36 },
  'pair-leg': { min: 26, max: 38, middle: 32 },
}

/** Local storage key of the unit last chosen for a quantity. The name is assumed. */
const toKey = (quantity: Quantity) => `fitFinderUnit.${quantity}`

/** The unit of a quantity, last chosen or usual in the region, and its setter. */
export function useUnit(quantity: Quantity): [Unit, (unit: Unit) => void] {
  const defaultUnit = getDefaultUnit(quantity, useRegion())
  const chosen = useSyncExternalStore(
    subscribeToVisitorChanges,
    () => readLocal(toKey(quantity)),
    () => undefined,
  )
  const unit = UNITS[quantity].find((known) => known === chosen) ?? defaultUnit
  return [unit, (next) => writeLocal(toKey(quantity), next)]
}

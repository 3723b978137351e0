import type { Garment } from '#mocks/world/catalogue/catalogue.ts'

/** Garments of the banners, independent of the catalogue so that scenes never change with it. */
export const navyTrouser: Garment = { kind: 'trouser', colour: '#1f2a44', fabric: 'wool', cut: 'slim' }
export const stoneChino: Garment = { kind: 'chino', colour: '#b9a27f', fabric: 'twill', cut: 'standard' }
export const oliveChino: Garment = { kind: 'chino', colour: '#5f6547', fabric: 'twill', cut: 'standard' }
export const darkDenim: Garment = { kind: 'denim', colour: '#26344f', fabric: 'denim', cut: 'standard' }
export const paleDenim: Garment = { kind: 'denim', colour: '#7d98b5', fabric: 'denim', cut: 'standard' }
export const whiteTee: Garment = { kind: 'tee', colour: '#ffffff', fabric: 'jersey' }
export const greyTee: Garment = { kind: 'tee', colour: '#9a9ea3', fabric: 'jersey' }
export const navyTee: Garment = { kind: 'tee', colour: '#1f2a44', fabric: 'jersey' }
export const bretonTee: Garment = {
  kind: 'tee',
  colour: '#f4f1ea',
  fabric: 'jersey',
  pattern: 'breton',
  accent: '#1f2a44',
}
export const greenPolo: Garment = { kind: 'polo', colour: '#1f3d33', fabric: 'pique' }
export const stoneShort: Garment = { kind: 'short', colour: '#c8b592', fabric: 'twill', legInches: 8 }
export const printSwim: Garment = {
  kind: 'swim',
  colour: '#f0e4d0',
  fabric: 'nylon',
  pattern: 'print',
  accent: '#2c5b52',
  legInches: 6,
}
export const greyTrunk: Garment = {
  kind: 'trunk',
  colour: '#c9ccd0',
  fabric: 'jersey',
  accent: '#1f2a44',
  legInches: 4,
}
export const navyTrunk: Garment = { kind: 'trunk', colour: '#1f2a44', fabric: 'jersey', legInches: 4 }
export const redSocks: Garment = { kind: 'sock', colour: '#6d2f35', fabric: 'heavy-jersey', accent: '#1f2a44' }
export const brownBelt: Garment = { kind: 'belt', colour: '#5a3622', fabric: 'leather' }

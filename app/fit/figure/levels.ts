import type { Figure } from './figure.ts'

/** Where a waistband begins. */
export const getBandY = ({ bellyY, hipY }: Figure): number => bellyY + (hipY - bellyY) * 0.2

/** Half the width of the body where a waistband sits, from the front. */
export const getBandHalf = ({ belly, hip }: Figure): number => Math.min(belly, hip * 0.985) * 0.97

/** Where trousers end above the shoe. */
export const SHOE_Y = 531

/**
 * Spec 9: "Breakpoints: 350, 600, 700, 768, 1024, 1281, 1600", in CSS pixels. Narrower layouts end 0.02 below, because
 * widths of enlarged pages have fractions.
 */
export const BREAKPOINTS = [350, 600, 700, 768, 1024, 1281, 1600] as const

/** A style sheet without its class names (scripts/build/keep-style-imports.ts). */
declare module '*.module.css?styles-only'

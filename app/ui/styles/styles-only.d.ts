/** A style sheet without its class names (app/page/build/keep-style-imports.ts). */
declare module '*.module.css?styles-only'

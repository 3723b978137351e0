/** A style sheet without its class names (app/page/build/part-styles.ts). */
declare module '*.module.css?styles-only'

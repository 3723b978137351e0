/** A framework whose minimal app is in `apps/` under its name. */
export type Framework = {
  name: string
  title: string
  /** What npm installs, in the versions that the app was tried in. */
  packages: readonly string[]
  /** Starts its development server at a port. */
  getCommand(port: number): string
}

const REACT = ['react@19', 'react-dom@19']
const VITE = 'vite@8'

/** The frameworks that pass a visitor's world on in ten lines. */
export const FRAMEWORKS: readonly Framework[] = [
  {
    name: 'tanstack-start',
    title: 'TanStack Start 1.169',
    packages: [
      '@tanstack/react-start@1.169.5',
      '@tanstack/react-router@1.170.46',
      '@vitejs/plugin-react@6',
      VITE,
      ...REACT,
    ],
    getCommand: (port) => `npx vite dev --port ${port} --strictPort`,
  },
  {
    name: 'next',
    title: 'Next 16.4',
    packages: ['next@16.4.6', ...REACT],
    getCommand: (port) => `npx next dev --port ${port}`,
  },
  {
    name: 'react-router',
    title: 'React Router 8.4 (Remix)',
    packages: [
      'react-router@8.4.0',
      '@react-router/dev@8.4.0',
      '@react-router/node@8.4.0',
      '@react-router/serve@8.4.0',
      'isbot@5',
      VITE,
      ...REACT,
    ],
    getCommand: (port) => `npx react-router dev --port ${port} --strictPort`,
  },
  {
    name: 'astro',
    title: 'Astro 7.3',
    packages: ['astro@7.3.5'],
    getCommand: (port) => `npx astro dev --port ${port}`,
  },
  {
    name: 'sveltekit',
    title: 'SvelteKit 3.2',
    packages: ['@sveltejs/kit@3.2.0', '@sveltejs/vite-plugin-svelte@7.3.1', 'svelte@5.57.3', VITE],
    getCommand: (port) => `npx vite dev --port ${port} --strictPort`,
  },
]

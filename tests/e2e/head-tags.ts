import type { Page } from '@playwright/test'

/** The head tags of every page that can be shared. */
export const SHARED_TAGS = [
  'title',
  'description',
  'canonical',
  'og:title',
  'og:description',
  'og:type',
  'og:url',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'og:site_name',
  'og:locale',
  'twitter:card',
]

/** The names of the head tags that must be unique. */
export const readHeadTags = (page: Page): Promise<string[]> =>
  page
    .locator('head')
    .evaluate((head) => [
      ...[...head.querySelectorAll('title')].map(() => 'title'),
      ...[...head.querySelectorAll('meta[name], meta[property]')].map(
        (meta) => meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
      ),
      ...[...head.querySelectorAll('link[rel=canonical]')].map(() => 'canonical'),
    ])

import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { fillSchema, wordsOrRight } from '#tests/api/fill-schema.ts'
import { hostileLinks, hostileTexts } from '#tests/hostile-texts.ts'
import { blockKinds, kindNames } from './block-kinds.ts'
import { SiteSettings } from './settings.ts'
import { ExternalLink, SitePage } from './site.ts'

const documents: Record<string, z.ZodObject> = {
  settings: SiteSettings,
  page: SitePage.omit({ blocks: true }),
  link: ExternalLink,
  ...Object.fromEntries(kindNames.map((kind) => [kind, blockKinds[kind].content])),
}

/** Every field of all documents, by its path, with the type of its content. */
const places = Object.entries(documents).flatMap(([name, schema]) => {
  const found: { path: string; schema: z.ZodType }[] = []
  fillSchema(schema, (path, part) => found.push({ path: `${name}.${path}`, schema: part }), 1)
  return found
})
const right = wordsOrRight(() => 'Some words')
const isText = ({ path, schema }: (typeof places)[number]) => right(path, schema) === 'Some words'
const isLink = ({ path, schema }: (typeof places)[number]) => right(path, schema) === '/deals'

describe('every text of a site', () => {
  it.each(places.filter(isText))('$path stores hostile texts unchanged, or gives the reason', ({ schema }) => {
    for (const words of hostileTexts) {
      const { success, data, error } = schema.safeParse(words)
      if (success) expect(data).toBe(words.trim())
      else
        expect(error.issues.map(({ message }) => message).join()).toMatch(/^(At most [\d,]+ characters|It contains a character)/)
    }
  })

  it('is in its schema: a few hundred fields, including links', () => {
    expect(places.filter(isText).length).toBeGreaterThan(60)
    expect(places.filter(isLink).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['link.urlLink', 'hero.buttonUrl', 'cta.link', 'blog.items.0.link', 'contact.socials.0.link']),
    )
  })
})

describe('every field of a site that is not free text', () => {
  it.each(places.filter((place) => !isText(place)))('$path accepts nothing executable', ({ schema }) => {
    for (const link of hostileLinks) expect(schema.safeParse(link).success, link).toBe(false)
  })
})

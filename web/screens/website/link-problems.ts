import type { z } from 'zod'
import { ExternalLink } from '#domain/site/site.ts'

export type OutsideLink = z.infer<typeof ExternalLink>

/** What is wrong with a link to another site, by field. */
export function problemsOf(link: OutsideLink): { title?: string; urlLink?: string } {
  const issues = ExternalLink.safeParse(link).error?.issues ?? []
  const about = (name: string) => issues.find(({ path }) => path[0] === name)?.message
  return { title: about('title'), urlLink: about('urlLink') ?? (link.urlLink.trim() ? undefined : 'Write where it leads.') }
}

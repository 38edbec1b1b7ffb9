import type { z } from 'zod'
import { ExternalLink } from '#domain/site/site.ts'
import type { Check } from '../../../kit/form/field-errors.ts'

export type OutsideLink = z.infer<typeof ExternalLink>

type Part = 'title' | 'urlLink'

export const fieldOf = (at: number, part: Part): string => `links.${at}.${part}`

/** The error of a part of a link to another site. */
export function problemOf(part: Part, link: Pick<OutsideLink, Part>): string | null {
  const issue = ExternalLink.safeParse(link).error?.issues.find(({ path }) => path[0] === part)
  if (issue) return issue.message
  return part === 'urlLink' && !link.urlLink.trim() ? 'Enter the address of the link.' : null
}

export const checkLinks: Check = (name, valueOf) => {
  const [, at, field] = name.split('.')
  const part = (['title', 'urlLink'] as const).find((one) => one === field)
  const valueAt = (of: Part) => valueOf(fieldOf(Number(at), of))
  return part ? problemOf(part, { title: valueAt('title'), urlLink: valueAt('urlLink') }) : null
}

import type { z } from 'zod'
import { publishedLeaves } from '#domain/site/leaves.ts'

export type TextKind = 'line' | 'text' | 'link' | 'film' | 'mail' | 'date'

const { Link, VideoUrl, Mail, Day, line } = publishedLeaves
const shapes: Partial<Record<TextKind, z.ZodType>> = { link: Link, film: VideoUrl, mail: Mail, date: Day }

/** Why a text cannot be published, in a sentence. The draft stores it all the same. */
export const problemOf = (kind: TextKind, typed: string, most: number): string | undefined =>
  (shapes[kind] ?? line(most)).safeParse(typed).error?.issues[0]?.message

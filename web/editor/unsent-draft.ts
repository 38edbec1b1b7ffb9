import { z } from 'zod'
import { DraftSite, type Site } from '#domain/site/site.ts'
import { forgetSaved, readSaved, writeSaved } from '../kit/saved-state.ts'

const Stored = z.object({ revision: z.int(), site: DraftSite })
export type UnsentDraft = z.infer<typeof Stored>

/** A draft that this browser could not send yet, by the agency: a closed tab or a lost network does not lose it. */
export const unsentDraft = (slug: string) => {
  const key = `unsent-draft:${slug}`
  return {
    read: (): UnsentDraft | null => readSaved(key, (text) => Stored.safeParse(JSON.parse(text)).data ?? null),
    write: (site: Site, revision: number) => writeSaved(key, JSON.stringify({ revision, site })),
    forget: () => forgetSaved(key),
  }
}

import { z } from 'zod'
import type { SiteDraft } from '#contract/site-shapes.ts'
import { blockKinds } from '#domain/site/block-kinds.ts'
import { DraftSite, type Site } from '#domain/site/site.ts'
import { loadApi } from '../../api.ts'
// The editor works offline, so the API client is loaded with it.
import '../../api-link.ts'
import { ApiFailure, asFailure } from '../../api-failure.ts'
import type { SaveState, Sent } from './saver.ts'

type Elsewhere = Extract<SaveState, { kind: 'elsewhere' }>

const Changed = z.object({ revision: z.int(), by: z.string(), at: z.string() })

/** Who saved elsewhere, when that is why a call failed. */
export function elsewhereOf(error: unknown): Elsewhere | null {
  const failure = asFailure(error)
  if (!(failure instanceof ApiFailure) || failure.data.code !== 'site.changed-elsewhere') return null
  const detail = Changed.safeParse(failure.data.detail)
  return detail.success ? { kind: 'elsewhere', ...detail.data } : null
}

/** Why a call failed, in a sentence. */
export function wordsOf(error: unknown): string {
  const failure = asFailure(error)
  return failure instanceof ApiFailure ? failure.data.body : 'The server could not be reached. Nothing was changed; try again.'
}

/** What the server cannot store of a site, with its place: "Home: At most 40 blocks on a page." Texts are stored as they were typed. */
export function problemOf(site: Site): string | null {
  const issue = DraftSite.safeParse(site).error?.issues[0]
  if (!issue) return null
  const [part, at, , blockAt] = issue.path
  const page = (part === 'pages' || part === 'ownPages') && typeof at === 'number' ? site[part][at] : undefined
  const block = typeof blockAt === 'number' ? page?.blocks[blockAt] : undefined
  const where = [page?.title, block && (block.title || blockKinds[block.kind].label)].filter(Boolean).join(', ')
  return where ? `${where}: ${issue.message}` : issue.message
}

const textOf = (site: Site): string => JSON.stringify(DraftSite.parse(site))

export const isSameSite = (a: Site, b: Site): boolean => textOf(a) === textOf(b)

/** The server may have stored a draft whose response was lost, for example by a reload: then nobody else saved. */
async function sentBefore(site: Site, onKept: (draft: SiteDraft) => void): Promise<Sent | null> {
  try {
    const stored = await (await loadApi()).site.get()
    if (!isSameSite(stored.site, site)) return null
    onKept(stored)
    return { kind: 'stored', revision: stored.revision }
  } catch {
    return { kind: 'unreachable' }
  }
}

/** Saves a draft on the server. `onKept` gets the server's result. */
export const sendDraft =
  (onKept: (draft: SiteDraft) => void) =>
  async (site: Site, revision: number, isReplacement: boolean): Promise<Sent> => {
    const says = problemOf(site)
    if (says) return { kind: 'refused', says }
    try {
      const answer = await (await loadApi()).site.save({ site, revision, isReplacement })
      onKept(answer)
      return { kind: 'stored', revision: answer.revision }
    } catch (error) {
      const elsewhere = elsewhereOf(error)
      if (elsewhere) return (await sentBefore(site, onKept)) ?? elsewhere
      const failure = asFailure(error)
      if (failure instanceof ApiFailure && failure.init.status < 500) return { kind: 'refused', says: failure.data.body }
      return { kind: 'unreachable' }
    }
  }

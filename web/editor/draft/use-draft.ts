import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import type { SiteDraft } from '#contract/site-shapes.ts'
import { DraftSite, type Site } from '#domain/site/site.ts'
import { loadApi } from '../../api.ts'
import { removeSaved, readSaved, writeSaved } from '../../kit/saved-state.ts'
import { createSaver, type SaveState } from './saver.ts'
import { isSameSite, sendDraft, wordsOf } from './send-draft.ts'

const Stored = z.object({ revision: z.int(), site: DraftSite })
type UnsentDraft = z.infer<typeof Stored>

/** A draft that this browser could not send yet, per agency: it survives a closed tab or a lost network. */
const unsentDraft = (slug: string) => {
  const key = `unsent-draft:${slug}`
  return {
    read: (): UnsentDraft | null => readSaved(key, (text) => Stored.safeParse(JSON.parse(text)).data ?? null),
    write: (site: Site, revision: number) => writeSaved(key, JSON.stringify({ revision, site })),
    remove: () => removeSaved(key),
  }
}

function later(milliseconds: number, run: () => void) {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** The site that is edited here, and how it is saved. */
export function useDraft(start: SiteDraft) {
  const [store] = useState(() => unsentDraft(start.agency.slug))
  const [unsent] = useState(() => store.read())
  const [site, setSite] = useState(unsent?.site ?? start.site)
  const [known, setKnown] = useState(start)
  const [state, setState] = useState<SaveState>({ kind: 'saved' })
  /** Increments when the whole site was replaced, so that the canvas is mounted again. */
  const [turn, setTurn] = useState(0)
  /** The draft that was here when somebody else's was loaded. */
  const [putAside, setPutAside] = useState<Site | null>(null)
  const latest = useRef(site)
  const [saver] = useState(() =>
    createSaver<Site>({
      revision: start.revision,
      send: sendDraft(setKnown),
      later,
      tell(next) {
        setState(next)
        if (next.kind === 'saved') store.remove()
      },
    }),
  )

  useEffect(() => {
    if (!unsent) return
    if (isSameSite(unsent.site, start.site)) return store.remove()
    saver.change(unsent.site)
    const { revision, changedBy: by, changedAt: at } = start
    if (unsent.revision !== revision) saver.stop({ kind: 'elsewhere', by, at, revision })
  }, [unsent, start, saver, store])

  const show = (next: Site) => {
    latest.current = next
    setSite(next)
  }
  const change = (make: (site: Site) => Site, isReplacement = false) => {
    const next = make(latest.current)
    if (next === latest.current) return
    show(next)
    store.write(next, saver.revision())
    saver.change(next, isReplacement)
  }
  return {
    site,
    /** The server's last state: the published version, the address. */
    known,
    setKnown,
    state,
    turn,
    saver,
    isSaved: state.kind === 'saved',
    /** The newest site, also before it is rendered. */
    read: () => latest.current,
    change: (make: (site: Site) => Site) => change(make),
    /** Replaces the draft here by what somebody else saved; `bringBack` undoes it. Returns the reason if it fails. */
    async takeTheirs(): Promise<string | null> {
      try {
        const theirs = await (await loadApi()).site.get()
        setPutAside(latest.current)
        saver.begin(theirs.revision)
        setKnown(theirs)
        show(theirs.site)
        setTurn((before) => before + 1)
        return null
      } catch (error) {
        return wordsOf(error)
      }
    },
    /** Null unless somebody else's draft was loaded. */
    bringBack:
      putAside &&
      (() => {
        setPutAside(null)
        change(() => putAside, true)
        setTurn((before) => before + 1)
      }),
  }
}

export type Draft = ReturnType<typeof useDraft>

import { useEffect, useRef, useState } from 'react'
import type { SiteDraft } from '#contract/site.ts'
import type { Site } from '#domain/site/site.ts'
import { loadApi } from '../api.ts'
import { createSaver, type SaveState } from './saver.ts'
import { sendDraft, wordsOf } from './send-draft.ts'

function later(milliseconds: number, run: () => void) {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** The site that is edited here, and how it is kept. */
export function useDraft(start: SiteDraft) {
  const [site, setSite] = useState(start.site)
  const [known, setKnown] = useState(start)
  const [state, setState] = useState<SaveState>({ kind: 'saved' })
  /** Counts up when the whole site was replaced, so that the canvas begins anew. */
  const [turn, setTurn] = useState(0)
  const latest = useRef(start.site)
  const [saver] = useState(() =>
    createSaver<Site>({ revision: start.revision, send: sendDraft(setKnown), later, tell: setState }),
  )
  const isKept = state.kind === 'saved'

  useEffect(() => {
    if (isKept) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const retry = () => void saver.flush()
    window.addEventListener('beforeunload', warn)
    window.addEventListener('online', retry)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('online', retry)
    }
  }, [isKept, saver])

  const show = (next: Site) => {
    latest.current = next
    setSite(next)
  }
  return {
    site,
    /** What the server last said: what is published, the address. */
    known,
    setKnown,
    state,
    turn,
    saver,
    isKept,
    /** The newest site, also before it was drawn. */
    read: () => latest.current,
    change(make: (site: Site) => Site) {
      const next = make(latest.current)
      if (next === latest.current) return
      show(next)
      saver.change(next)
    },
    /** Lets go of what is here for what somebody else saved. Gives back why it could not. */
    async takeTheirs(): Promise<string | null> {
      try {
        const theirs = await (await loadApi()).site.get()
        saver.begin(theirs.revision)
        setKnown(theirs)
        show(theirs.site)
        setTurn((before) => before + 1)
        return null
      } catch (error) {
        return wordsOf(error)
      }
    },
  }
}

export type Draft = ReturnType<typeof useDraft>
